import { findNumbers } from "@eval/core/text/numbers";
import type { AnswerWord } from "./answer-word.js";
import { withoutClassifiers } from "./classifiers.js";

/**
 * The value of a word that is a number by itself ("8", आठ, "eight", "1,00,000"), as exact text; null where it is none.
 * Leading zeros make an identifier: "007" is not 7. Articles ("one", एक) are no numbers here.
 */
export function wordValue(word: AnswerWord): string | null {
  if (word.value === undefined) word.value = readValue(word.fold);
  return word.value;
}

function readValue(fold: string): string | null {
  if (LEADING_ZERO.test(fold) || fold.length > LONGEST) return null;
  const plain = withoutClassifiers(fold).trimEnd();
  const [found, ...more] = findNumbers(plain);
  if (found === undefined || more.length > 0 || found.kind !== "number") return null;
  const isWhole = found.start === 0 && found.end === plain.length;
  return isWhole && found.unit === undefined && found.ordinal === undefined ? found.exact : null;
}

const LEADING_ZERO = /^-?0\d/;
const LONGEST = 40;
