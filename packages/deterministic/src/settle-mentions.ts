/** Which of several numbers or dates in an output is the answer: the only one there may be, any of them, the last. */
export type MentionRule = "only" | "any" | "last";

export const mentionRules: readonly MentionRule[] = ["only", "any", "last"];

/** Whether a mention is what was expected; `unclear` where it depends on how the mention is read. */
export type Agreement = "yes" | "no" | "unclear";

/**
 * What all mentions together say. Under `only` it is clear where every mention says the same, so that it does not
 * matter which one is meant. There must be one mention at least.
 */
export function settleMentions(mentions: readonly Agreement[], rule: MentionRule): Agreement {
  if (rule === "last") return mentions.at(-1) as Agreement;
  if (rule === "any") return mentions.includes("yes") ? "yes" : mentions.includes("unclear") ? "unclear" : "no";
  const [first] = mentions as readonly [Agreement, ...Agreement[]];
  return mentions.every((mention) => mention === first) ? first : "unclear";
}

/** Of several comparisons of one mention, one with each expected answer, the one that counts. */
export function bestAgreement(agreements: readonly Agreement[]): Agreement {
  return settleMentions(agreements, "any");
}
