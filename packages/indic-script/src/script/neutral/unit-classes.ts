import { lazyPattern } from "@eval/core/text";
import { LATIN_LETTER, PART_OF_LETTER, unitClasses } from "../letter-scripts.js";
import { isOperator } from "./formulas.js";
import { isAsciiDigit, isAsciiLetter } from "./recognized.js";

/*
 * What a UTF-16 unit is to the search for spans. Small ASCII letters are the classes 0 to 25, capitals 26 to 51.
 * "Ends" and "joins" say what a unit does behind a word: a comma ends it, a plus sign may join it to more ("C++").
 */
export const LETTERS = 52;
export const SMALL_LETTERS = 26;
/** Begins no span and ends a word: letters and marks of most scripts, punctuation. */
export const QUIET = 52;
/** Begins no span, but may join a word to more. */
const JOINER = 53;
/** The same, and relates two quantities: "=", "+". */
export const OPERATOR = 54;
/** Markdown's marks of lists, quotations, headings and emphasis, behind which a line still begins; with operators apart. */
export const LINE_MARK = 55;
export const LINE_MARK_OPERATOR = 56;
/** May begin a span: of code, links, markup, formulas, quotations, units. */
export const SIGN = 57;
export const SIGN_OPERATOR = 58;
/** The same, and ends a word. */
export const CORNER_BRACKET = 59;
/** Opens a quotation before a word, and is nothing behind a letter. */
export const APOSTROPHE = 60;
/** A full stop or colon: ends a word where white space follows. */
export const POINT = 61;
export const SPACE = 62;
/** Other white space and controls of ASCII. */
export const CONTROL = 63;
/** Spaces that hold a number and its unit together. */
export const HARD_SPACE = 64;
export const LINE_FEED = 65;
export const DIGIT = 66;
/** A digit of another script; it begins no span, and ends a word. */
export const NATIVE_DIGIT = 67;
/** A Latin letter outside ASCII, or a mark, that makes the word it stands in one of a language. */
export const ACCENT = 68;
/** The same, but not as the first such letter of a word, which it ends. */
export const ACCENT_BEHIND = 69;
/** A raised or lowered digit or sign. */
export const SCRIPTED = 70;
/** What comes after the last unit. */
export const END = 71;
export const CLASS_COUNT = 72;

let classes: Uint8Array | undefined;

/** The class of every UTF-16 unit. */
export function neutralClasses(): Uint8Array {
  classes ??= makeTable();
  return classes;
}

function makeTable(): Uint8Array {
  const letters = unitClasses();
  const table = Uint8Array.from(letters, (letterClass, unit) => {
    const ends = endsWord(unit);
    if (isScripted(unit)) return SCRIPTED;
    if (letterClass === LATIN_LETTER || letterClass === PART_OF_LETTER) return ends ? ACCENT_BEHIND : ACCENT;
    if (ends) return QUIET;
    return isOperator(unit) ? OPERATOR : JOINER;
  });
  table.fill(CONTROL, 0, 0x20).fill(SIGN, FIRST_GREEK, LAST_GREEK + 1);
  for (const [unit, unitClass] of [...asciiClasses(), ...SIGNS.flatMap(classesOfSigns)]) table[unit] = unitClass;
  for (const unit of nativeDigits()) table[unit] = NATIVE_DIGIT;
  return table;
}

/** Whether a unit outside ASCII ends a word: above Latin letters and below superscripts, above operators, an apostrophe. */
const endsWord = (unit: number): boolean => (unit > LAST_GREEK && unit < 0x2000) || unit > 0x2cff || unit === 0x2019;

/** ², ³, ¹, and the block of superscripts and subscripts up to the lowered brackets. */
const isScripted = (unit: number): boolean =>
  unit === 0xb2 || unit === 0xb3 || unit === 0xb9 || (unit >= 0x2070 && unit <= 0x208e);

const FIRST_GREEK = 0x391;
const LAST_GREEK = 0x3c9;

export const isGreek = (unit: number): boolean => unit >= FIRST_GREEK && unit <= LAST_GREEK;

const SIGNS: readonly (readonly [signs: string, unitClass: number])[] = [
  [",?!);", QUIET],
  ["_•", LINE_MARK],
  ["*>-", LINE_MARK_OPERATOR],
  ['`~&\\$"“„‘«@#({°µ℃℉√', SIGN],
  ["/<", SIGN_OPERATOR],
  ["「『", CORNER_BRACKET],
  ["'", APOSTROPHE],
  [".:", POINT],
  [" ", SPACE],
  ["\u00a0\u202f", HARD_SPACE],
  ["\n", LINE_FEED],
];

const classesOfSigns = ([signs, unitClass]: (typeof SIGNS)[number]) =>
  [...signs].map((sign) => [sign.charCodeAt(0), unitClass] as const);

/** Letters and digits; signs that are in no list join words. */
function asciiClasses(): (readonly [number, number])[] {
  return Array.from({ length: 0x80 - 0x21 }, (_, index) => {
    const unit = index + 0x21;
    if (isAsciiDigit(unit)) return [unit, DIGIT];
    if (isAsciiLetter(unit)) return [unit, unit < 0x61 ? unit - 0x41 + SMALL_LETTERS : unit - 0x61];
    return [unit, isOperator(unit) ? OPERATOR : JOINER];
  });
}

const DECIMAL_DIGIT = lazyPattern("\\p{Nd}");

/** Few blocks of 256 units have any. */
function nativeDigits(): number[] {
  const digits: number[] = [];
  for (let block = 0x600; block < 0x10000; block += 0x100) {
    const units = Array.from({ length: 0x100 }, (_, index) => block + index);
    if (DECIMAL_DIGIT().test(String.fromCharCode(...units)))
      digits.push(...units.filter((unit) => DECIMAL_DIGIT().test(String.fromCharCode(unit))));
  }
  return digits;
}
