/**
 * Which of several numbers or dates in an output is the answer: the only one there may be, that which stands alone, any
 * of them, the last.
 */
export type MentionRule = "only" | "alone" | "any" | "last";

export const mentionRules: readonly MentionRule[] = ["only", "alone", "any", "last"];

/** Whether a mention is what was expected; `unclear` where it depends on how the mention is read. */
export type Agreement = "yes" | "no" | "unclear";

/**
 * What all mentions together say. Under `only` it is clear where every mention agrees about being right, so that it does
 * not matter which one is meant. Under `alone` it is clear where all mention the same thing, whether it is right or not:
 * what is left open then says nothing about how many are right. There must be one mention at least.
 */
export function settleMentions(mentions: readonly Agreement[], rule: MentionRule, areSame: boolean): Agreement {
  if (rule === "alone" && !areSame) return "unclear";
  if (rule === "last") return mentions.at(-1) as Agreement;
  if (rule === "any") return mentions.includes("yes") ? "yes" : mentions.includes("unclear") ? "unclear" : "no";
  const [first] = mentions as readonly [Agreement, ...Agreement[]];
  return mentions.every((mention) => mention === first) ? first : "unclear";
}

/** Of several comparisons of one mention, one with each expected answer, the one that counts. */
export function bestAgreement(agreements: readonly Agreement[]): Agreement {
  return settleMentions(agreements, "any", true);
}
