import type { Choice, Json } from "@eval/core";

/** The options of a question, and whether their labels are the source's own or were given by place. */
export interface Options {
  readonly choices: readonly Choice[];
  readonly hasOwnLabels: boolean;
}

/** What an answer key means: an option, or why it cannot be told. */
export type ResolvedKey = { readonly label: string } | { readonly doubt: "not_among_options" | "ambiguous" };

/**
 * The label of the option that an answer key means.
 *
 * A label that the source itself shows comes first, digits or not: where labels are "1" to "4", key "1" is the first
 * option. A JSON number is else an index from 0, as in MMLU. A text is a label, else the text of an option, else, where
 * the source gives no labels, an index from 0 in digits; where text and index mean two options it is ambiguous.
 *
 * @example
 * const choices = [{ label: "1", text: "शक्ति" }, { label: "2", text: "गति" }];
 * resolveKey("1", { choices, hasOwnLabels: true }); // => { label: "1" }
 */
export function resolveKey(key: Json, { choices, hasOwnLabels }: Options): ResolvedKey {
  const text = typeof key === "string" ? key.trim() : String(key);
  const labelled = byLabel(text, choices);
  const isNumber = typeof key === "number";
  if (labelled !== undefined && (hasOwnLabels || !isNumber)) return { label: labelled.label };
  // ascii: keys are written by programs
  const index = isNumber || (!hasOwnLabels && /^[0-9]+$/.test(text)) ? choices[Number(text)] : undefined;
  const equal = isNumber ? [] : choices.filter((choice) => choice.text.trim() === text);
  if (equal.length > 1 || (index !== undefined && equal.length === 1 && equal[0] !== index))
    return { doubt: "ambiguous" };
  const found = equal[0] ?? index;
  return found === undefined ? { doubt: "not_among_options" } : { label: found.label };
}

function byLabel(text: string, choices: readonly Choice[]): Choice | undefined {
  const exact = choices.find(({ label }) => label === text);
  if (exact !== undefined) return exact;
  const folded = choices.filter(({ label }) => label.trim().toUpperCase() === text.toUpperCase());
  return folded.length === 1 ? folded[0] : undefined;
}
