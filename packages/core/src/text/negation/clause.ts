import { classOfUnit, DIGIT, JOINER, LETTER, MARK, NUMBER, PUNCTUATION, SURROGATE } from "../char-class.js";

const WORD_UNIT = LETTER | MARK | DIGIT | NUMBER | JOINER | SURROGATE;

/** Whether the code unit at `at` belongs to a word; an apostrophe does between two letters ("isn't"). */
export function isWordAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if ((classOfUnit(unit) & WORD_UNIT) !== 0) return true;
  if (unit === 0x20) return false;
  return (
    (unit === 0x27 || unit === 0x2019) &&
    at > 0 &&
    at + 1 < text.length &&
    (classOfUnit(text.charCodeAt(at - 1)) & LETTER) !== 0 &&
    (classOfUnit(text.charCodeAt(at + 1)) & LETTER) !== 0
  );
}

/**
 * Whether the code unit at `at`, which is outside of words, ends a clause: a comma, semicolon, colon, full stop,
 * danda, bracket, question mark, line break or dash. A point or comma inside a number does not, nor do quotation
 * marks and the hyphen of a compound.
 */
export function endsClause(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit === 0x20) return false;
  if (unit === 0x0a || unit === 0x0d) return true;
  if (unit === 0x2e || unit === 0x2c) return !isInNumber(text, at);
  if (unit === 0x2d) return at > 0 && text.charCodeAt(at - 1) === 0x20;
  if ((classOfUnit(unit) & PUNCTUATION) === 0) return false;
  return !QUOTES.includes(unit);
}

/** Beyond either end no unit is looked up: that there is none would make a slow look-up of every later one. */
function isInNumber(text: string, at: number): boolean {
  if (at === 0 || at + 1 >= text.length) return false;
  return (classOfUnit(text.charCodeAt(at - 1)) & classOfUnit(text.charCodeAt(at + 1)) & DIGIT) !== 0;
}

/** Quotation marks, asterisks, underscores and the like surround an answer inside its clause. */
const QUOTES = [0x22, 0x27, 0x2a, 0x5f, 0x26, 0x25, 0x23, 0x40, 0x2018, 0x2019, 0x201c, 0x201d, 0xab, 0xbb, 0x2f];
