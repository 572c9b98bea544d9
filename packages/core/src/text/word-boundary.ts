import {
  classAt,
  classBefore,
  classOfUnit,
  DIGIT,
  JOINER,
  LETTER,
  MARK,
  NUMBER,
  SURROGATE,
  WORD,
} from "./char-class.js";

/**
 * Whether a UTF-16 code unit may stand inside a word: a letter, mark or number of any script, a joiner, or half of a
 * surrogate pair (whose meaning only the whole pair tells). One table lookup, for loops over code units.
 *
 * @example
 * isWordCodeUnit("ि".charCodeAt(0)); // => true
 * isWordCodeUnit("।".charCodeAt(0)); // => false
 */
export function isWordCodeUnit(unit: number): boolean {
  return (classOfUnit(unit) & WORD_UNIT) !== 0;
}

/**
 * Whether the span from `start` to `end` (code units, end excluded) is glued to more of a word on either side: a
 * letter, mark, number or joiner stands directly before or after it, or it is digits inside a longer number
 * ("14" in "3.14", "25" in "1,25,000"). "दिल" is inside a longer word in "दिल्ली", "India" is not in "India's".
 *
 * Scripts that put no space between words always look glued, so for them the answer is true inside any sentence.
 *
 * @example
 * isInsideWord("दिल्ली में", 0, 3); // => true
 * isInsideWord("नई दिल्ली।", 3, 9); // => false
 * isInsideWord("2012", 2, 4); // => true
 */
export function isInsideWord(text: string, start: number, end: number): boolean {
  if (start > 0 && isGluedBefore(text, start)) return true;
  return end < text.length && isGluedAfter(text, end);
}

const WORD_UNIT = WORD | JOINER | SURROGATE;

function isGluedBefore(text: string, start: number): boolean {
  const before = classBefore(text, start);
  if ((before & (LETTER | MARK | DIGIT | NUMBER)) !== 0) return true;
  if ((before & JOINER) !== 0) return start > 1 && (classBefore(text, start - 1) & WORD) !== 0;
  return (
    start > 1 &&
    isNumberSeparator(text.charCodeAt(start - 1)) &&
    (classAt(text, start) & DIGIT) !== 0 &&
    (classBefore(text, start - 1) & DIGIT) !== 0 &&
    joinsDigits(text, start - 1)
  );
}

function isGluedAfter(text: string, end: number): boolean {
  const after = classAt(text, end);
  if ((after & (LETTER | MARK | DIGIT | NUMBER | JOINER)) !== 0) {
    return (after & JOINER) === 0 || (classBefore(text, end) & WORD) !== 0;
  }
  return isNumberSeparator(text.charCodeAt(end)) && (classBefore(text, end) & DIGIT) !== 0 && joinsDigits(text, end);
}

function isNumberSeparator(unit: number): boolean {
  return unit === 0x2c || unit === 0x2e || unit === 0x66b || unit === 0x66c;
}

/**
 * Whether the separator at `index`, which follows a digit, belongs to a number: a decimal point before a digit, or a
 * comma before a group of two or three digits, so that "1,25,000" is one number and "1947,1948" is two.
 */
export function joinsDigits(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  if (!isNumberSeparator(unit)) return false;
  let digits = 0;
  for (let at = index + 1; at < text.length && digits < 4; digits += 1) {
    if ((classAt(text, at) & DIGIT) === 0) break;
    at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  }
  return unit === 0x2e || unit === 0x66b ? digits > 0 : digits === 2 || digits === 3;
}
