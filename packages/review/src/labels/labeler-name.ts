import { EvalError, show } from "@eval/core";
import { collapseWhitespace, toNfc } from "@eval/core/text";

const LONGEST = 80;
/** Controls, and marks that turn the direction of text: a name with them could pass for another one. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;

/**
 * The name of a labeler as labels carry it: in NFC, with single spaces, and spelled as it was before where it differs
 * from a known one by case alone.
 *
 * @example
 * labelerName("  anna   devi ", ["Anna Devi"]); // => "Anna Devi"
 * labelerName("मीरा", []); // => "मीरा"
 */
export function labelerName(text: unknown, known: readonly string[]): string {
  const name = typeof text === "string" ? collapseWhitespace(toNfc(text)).trim() : "";
  if (name === "" || HIDDEN.test(name) || [...name].length > LONGEST) {
    throw new EvalError(
      "invalid-input",
      `a name must have 1 to ${LONGEST} characters, all of them visible, got ${show(text)}`,
    );
  }
  return known.find((each) => foldedName(each) === foldedName(name)) ?? name;
}

/** What two spellings of one name share. */
export const foldedName = (name: string): string => toNfc(name.toLowerCase());
