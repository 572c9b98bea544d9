import { lazyPattern } from "@eval/core/text";
import { findNumbers, type NumberResult, parseNumber } from "@eval/core/text/numbers";
import { withoutClassifiers } from "./classifiers.js";
import { settleArab } from "./settle-arab.js";
import type { SplitAnswer } from "./split-answer.js";
import { wordValue } from "./word-value.js";

/** A number of a text and the words it is written in: from `first` to before `next`. */
export interface NumberAtWords {
  readonly number: NumberResult;
  readonly first: number;
  readonly next: number;
}

/**
 * The numbers of an answer by the index of the word they begin at. Left out: identifiers with leading zeros, and the
 * words that are articles as often as numbers ("one", एक).
 */
export function numbersAtWords(answer: SplitAnswer): ReadonlyMap<number, NumberAtWords> {
  const found = new Map<number, NumberAtWords>();
  let word = 0;
  for (const written of findNumbers(withPlainNumbers(answer.text))) {
    if (isArticle(written)) continue;
    while (word < answer.words.length && answer.ends[word]! <= written.start) word += 1;
    if (word >= answer.words.length) break;
    const first = word;
    let next = first;
    while (next < answer.words.length && answer.starts[next]! < written.end) next += 1;
    if (next === first) continue;
    if (LEADING_ZERO.test(answer.words[first]!.fold)) continue;
    const number = settleArab(written, answer.words[next]?.fold ?? "");
    if (number.end < written.end) next -= 1;
    found.set(first, { number, first, next });
  }
  return found.size > 0 ? found : loneNumber(answer);
}

/** An answer of one or two words that is a number ("do", "teen") and would be another word in a sentence. */
function loneNumber(answer: SplitAnswer): Map<number, NumberAtWords> {
  const found = new Map<number, NumberAtWords>();
  if (answer.words.length === 0 || answer.words.length > 2 || LEADING_ZERO.test(answer.words[0]!.fold)) return found;
  const number = parseNumber(withPlainNumbers(answer.text).trim());
  if (number !== null) found.set(0, { number: settleArab(number, ""), first: 0, next: answer.words.length });
  return found;
}

/**
 * A text with its numbers as `findNumbers` reads them, at the same length: a minus in place of an en dash directly before a
 * number and behind no word, digits in place of a word with a classifier (নয়টায়), the sign of the rupee in place of "টা."
 * and "ଟ." before an amount, which are classifiers without the point.
 */
export function withPlainNumbers(text: string): string {
  const signed = text.includes("\u2013") ? text.replace(TYPED_SIGN(), "-") : text;
  if (!signed.includes("ট") && !signed.includes("ଟ")) return signed;
  return withoutClassifiers(signed.replace(POINTED_RUPEE(), (written) => "₹".padEnd(written.length)));
}

const TYPED_SIGN = lazyPattern("(?<![\\p{L}\\p{M}\\p{N}])\\u2013(?=\\p{Nd})", "gu");
const POINTED_RUPEE = lazyPattern("(?<![\\p{L}\\p{M}\\p{N}])(?:টা|ଟ)\\.(?=\\s*\\p{Nd})", "gu");

const LEADING_ZERO = /^-?0\d/;

const isArticle = (number: NumberResult): boolean =>
  number.kind === "number" && number.written === "words" && number.value === 1 && number.unit === undefined;

/** Whether a text may hold a number: a digit, or a word that is one. */
export function mayHoldNumber(answer: SplitAnswer): boolean {
  return answer.words.some((word) => word.script === "none" || wordValue(word) !== null || HAS_DIGIT.test(word.fold));
}

const HAS_DIGIT = /\d/;
