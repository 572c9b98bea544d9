import type { Choice, Json } from "@eval/core";
import { collapseWhitespace, foldDigits, toNfc } from "@eval/core/text";

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
 * the source gives no labels, an index from 0 in digits; where text and index mean two options it is ambiguous, and so
 * is the name of two options. What is written exactly so comes before what differs in case, white space, the script of
 * the digits or the punctuation about a label: "(c)." is "C", "४" is "4".
 *
 * @example
 * const choices = [{ label: "1", text: "शक्ति" }, { label: "2", text: "गति" }];
 * resolveKey("1", { choices, hasOwnLabels: true }); // => { label: "1" }
 * resolveKey("२", { choices, hasOwnLabels: true }); // => { label: "2" }
 */
export function resolveKey(key: Json, { choices, hasOwnLabels }: Options): ResolvedKey {
  const text = typeof key === "string" ? key.trim() : String(key);
  const isNumber = typeof key === "number";
  const labelled = hasOwnLabels || !isNumber ? byLabel(text, choices) : [];
  if (labelled.length > 0) return onlyOne(labelled);
  // ascii: keys are written by programs
  const index = isNumber || (!hasOwnLabels && /^[0-9]+$/.test(text)) ? choices[Number(text)] : undefined;
  const equal = isNumber ? [] : byText(text, choices);
  return onlyOne(index === undefined || equal.includes(index) ? equal : [...equal, index]);
}

function onlyOne(found: readonly Choice[]): ResolvedKey {
  const [first] = found;
  if (first === undefined) return { doubt: "not_among_options" };
  return found.length === 1 ? { label: first.label } : { doubt: "ambiguous" };
}

function byLabel(key: string, choices: readonly Choice[]): readonly Choice[] {
  const exact = choices.filter(({ label }) => label === key);
  if (exact.length > 0) return exact;
  const name = bareLabel(key);
  return name === "" ? [] : choices.filter(({ label }) => bareLabel(label) === name);
}

/** Options with this text, else with their label before it: "B. गति". */
function byText(key: string, choices: readonly Choice[]): readonly Choice[] {
  const exact = choices.filter(({ text }) => text.trim() === key);
  if (exact.length > 0) return exact;
  const name = folded(key);
  if (name === "") return [];
  const alike = choices.filter(({ text }) => folded(text) === name);
  return alike.length > 0 ? alike : choices.filter((choice) => isShown(name, choice));
}

function isShown(name: string, { label, text }: Choice): boolean {
  const shown = folded(text);
  if (shown === "" || !name.endsWith(shown)) return false;
  const before = name.slice(0, name.length - shown.length);
  return bareLabel(label) !== "" && bareLabel(before) === bareLabel(label) && SEPARATED.test(before);
}

const SEPARATED = /[\s)\].:-]$/;

// Upper case first, so that ß and ss are one, as case folding has it.
const folded = (text: string): string => collapseWhitespace(foldDigits(toNfc(text)).toUpperCase().toLowerCase()).trim();

/** Without what lists put about a label. A sign before it stays: "-1" is not option 1. */
const bareLabel = (label: string): string => folded(label).replace(/^[([{\s]+|[)\]}.:।,\s]+(?:-\s*)?$/gu, "");
