import { classAt, classBefore, DIGIT, LETTER, MARK, NUMBER, PUNCTUATION, WORD } from "./char-class.js";
import { lazyPattern } from "./lazy-pattern.js";

/**
 * A token without the punctuation at its two ends, in every script (dandas, Urdu marks and backticks go too). What
 * carries meaning stays: symbols ("C++", "$5", "50°", emoji), a minus before a number or after a one- or two-letter
 * name ("-5", blood group "A-"), a point before a digit (".5"), "%" after and "#" beside a word ("50%", "C#", "#1").
 *
 * A token of nothing but punctuation gives "". White space is not punctuation and stays.
 *
 * @example
 * stripEdgePunctuation("(Delhi)."); // => "Delhi"
 * stripEdgePunctuation("जयते॥"); // => "जयते"
 * stripEdgePunctuation("«-5»,"); // => "-5"
 * stripEdgePunctuation("C++."); // => "C++"
 */
export function stripEdgePunctuation(word: string): string {
  let end = word.length;
  while (end > 0 && isLoosePunctuation(classBefore(word, end), word, end - widthBefore(word, end))) {
    if (keepsAtEnd(word, end)) break;
    end -= widthBefore(word, end);
  }
  let start = 0;
  while (start < end && isLoosePunctuation(classAt(word, start), word, start)) {
    if (keepsAtStart(word, start, end)) break;
    start += word.codePointAt(start)! > 0xffff ? 2 : 1;
  }
  return start === 0 && end === word.length ? word : word.slice(start, end);
}

const HASH = 0x23;
const HYPHEN = 0x2d;
const FULL_STOP = 0x2e;
/** Percent, per mille, Arabic percent, full-width percent. */
const PERCENTS = [0x25, 0x2030, 0x2031, 0x66a, 0xff05];
/** Symbols by category, yet used as brackets and separators: ^ ` | ´ ¨ */
const LOOSE_SYMBOLS = [0x5e, 0x60, 0x7c, 0xb4, 0xa8];

function isLoosePunctuation(bits: number, word: string, at: number): boolean {
  return (bits & PUNCTUATION) !== 0 || ((bits & WORD) === 0 && LOOSE_SYMBOLS.includes(word.charCodeAt(at)));
}

function widthBefore(word: string, end: number): number {
  return end > 1 && word.codePointAt(end - 2)! > 0xffff ? 2 : 1;
}

function keepsAtEnd(word: string, end: number): boolean {
  if (end < 2) return false;
  const unit = word.charCodeAt(end - 1);
  const before = classBefore(word, end - 1);
  if (PERCENTS.includes(unit)) return (before & (DIGIT | NUMBER)) !== 0;
  if (unit === HASH) return (before & WORD) !== 0;
  return unit === HYPHEN && SHORT_NAME().test(word.slice(0, end - 1));
}

function keepsAtStart(word: string, start: number, end: number): boolean {
  if (start + 1 >= end) return false;
  const unit = word.charCodeAt(start);
  const after = classAt(word, start + 1);
  if (unit === FULL_STOP) return (after & DIGIT) !== 0;
  if (unit === HASH) return (after & (LETTER | MARK | DIGIT | NUMBER)) !== 0;
  return unit === HYPHEN && SIGNED_NUMBER().test(word.slice(start + 1, start + 4));
}

const SIGNED_NUMBER = lazyPattern("^(?:\\p{Sc}|\\.)?[\\p{Nd}\\p{No}]");
/** A grade, blood group or ion: "A-", "AB-", "Cl-". */
const SHORT_NAME = lazyPattern("^[^\\p{L}\\p{N}]*\\p{Lu}\\p{L}?$");
