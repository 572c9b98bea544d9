import type { EvalCase, JsonRecord } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { type ResolvedKey, resolveKey } from "./resolve-key.js";

type Doubt = Extract<ResolvedKey, { readonly doubt: unknown }>["doubt"];

/** The flag of a row whose answer key is in doubt. */
export const flagOf = {
  ambiguous: "ambiguous_gold",
  not_among_options: "gold_not_among_options",
} as const satisfies Record<Doubt, string>;

export type GoldDoubt = (typeof flagOf)[Doubt];

const FLAGS = Object.values(flagOf);

/**
 * Why the answer of a question with options cannot be scored: an accepted answer names no option, or may name two. What
 * the row says of itself counts as well, since the key as its source has it may tell more than the answer that was
 * written: where the source gives no labels, a digit may be a place.
 */
export function goldDoubt(
  gold: readonly string[],
  choices: NonNullable<EvalCase["choices"]>,
  metadata: JsonRecord,
): { readonly flag: GoldDoubt; readonly answer: string } | null {
  const answers = gold.filter((answer) => !isBlank(answer));
  if (choices.length === 0 || answers.length === 0) return null;
  const said = FLAGS.find((flag) => metadata[flag] === true);
  if (said !== undefined) return { flag: said, answer: answers[0]! };
  for (const answer of answers) {
    const resolved = resolveKey(answer, { choices, hasOwnLabels: true });
    if ("doubt" in resolved) return { flag: flagOf[resolved.doubt], answer };
  }
  return null;
}
