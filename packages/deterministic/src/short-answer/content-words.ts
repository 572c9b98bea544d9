import { lazyPattern } from "@eval/core/text";
import { findNumbers } from "@eval/core/text/numbers";
import { answerWordSteps } from "../answer/answer-tokens.js";
import { answerWords } from "../answer/answer-words.js";
import { normalizerOf } from "../normalizer.js";

/**
 * Words that a short answer may have or not and be the same answer, of English and Hindi. In other languages every word
 * counts.
 */
const SMALL_WORDS = new Set(
  [
    "a an the in on at of by during to from for and his her its their about after is was are were with",
    "में का की के को से पर ने है हैं था थी थे और",
  ]
    .join(" ")
    .split(" "),
);

/** Gives the words of a short answer that are compared. */
export type WordsOf = (text: string) => readonly string[];

/**
 * The words of a short answer that say something: without small words (unless there are no others), case, possessive
 * and plural endings of English; a number in words is in digits. `contentWordsUnaccented` takes the accents of Latin
 * letters away as well.
 */
export const contentWords: WordsOf = (text) => wordsOf(text, (word) => word);
export const contentWordsUnaccented: WordsOf = (text) => wordsOf(text, withoutAccents);

function wordsOf(text: string, fold: (word: string) => string): readonly string[] {
  const pieces = answerWords(normalizerOf(answerWordSteps)(text).replaceAll("&", " and "));
  const words = pieces.map((piece) => plainWord(fold(piece.toLowerCase())));
  const content = words.filter((word) => !SMALL_WORDS.has(word));
  return (content.length > 0 ? content : words).map(singular);
}

function plainWord(word: string): string {
  const plain = word.replace(/(?<=.)'s$/, "");
  const [number, ...others] = findNumbers(plain);
  const isInWords = number?.kind === "number" && number.written === "words" && others.length === 0;
  return isInWords && number.text === plain && number.ordinal === undefined ? number.exact : plain;
}

/** English writers leave them out. The marks of other scripts are vowels. */
const withoutAccents = (word: string): string =>
  ACCENTED().test(word) ? word.normalize("NFD").replace(LATIN_MARKS(), "").normalize("NFC") : word;

const ACCENTED = lazyPattern("(?![a-z])\\p{Script=Latin}|\\p{Script=Latin}\\p{M}");
const LATIN_MARKS = lazyPattern("(?<=\\p{Script=Latin}\\p{M}*)\\p{M}", "gu");

/** Only ASCII words: an "s" at the end is no plural elsewhere. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
