import { LETTER_RUNS, SCRIPT_NAMES } from "./script-letters-data.js";
import { unitOf } from "./unit-of.js";

/** The character is no letter. */
export const NO_LETTER = 0;
/** A letter that belongs to no script (Script=Common): tatweel, the micro sign, Vedic signs, mathematical alphabets. */
export const COMMON_LETTER = 1;
/** A mark or joiner, part of the letter before it. */
export const PART_OF_LETTER = 2;
/** The class of Latin letters; those of the other scripts come after it. */
export const LATIN_LETTER = 3;

interface LetterTable {
  /** Class of each UTF-16 unit, half surrogates left at `NO_LETTER`. */
  readonly units: Uint8Array;
  /** Start, end and class of each run above U+FFFF, flat and in order. */
  readonly astral: readonly number[];
}

let table: LetterTable | undefined;

/** The class of every UTF-16 unit, for loops over long texts. */
export function unitClasses(): Uint8Array {
  table ??= readTable();
  return table.units;
}

/** The class of a code point above U+FFFF. */
export function astralClass(codePoint: number): number {
  table ??= readTable();
  const { astral } = table;
  let low = 0;
  let high = astral.length / 3;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((astral[3 * middle + 1] as number) <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low < astral.length / 3 && (astral[3 * low] as number) <= codePoint ? (astral[3 * low + 2] as number) : 0;
}

/** The class of the character at an index of a text. */
export function letterClassAt(text: string, index: number): number {
  const unit = unitOf(text, index);
  if ((unit & 0xf800) !== 0xd800) return unitClasses()[unit] as number;
  const codePoint = text.codePointAt(index) as number;
  return codePoint > 0xffff ? astralClass(codePoint) : NO_LETTER;
}

/** Whether two halves of one character stand at an index of a text. */
export const isPairAt = (text: string, index: number): boolean =>
  (unitOf(text, index) & 0xfc00) === 0xd800 && (text.codePointAt(index) as number) > 0xffff;

/** The letters between two indices of a text. */
export function countLetters(text: string, from: number, to: number): number {
  const classes = unitClasses();
  let letters = 0;
  for (let at = from; at < to; at += 1) {
    const unit = unitOf(text, at);
    const letterClass = (unit & 0xf800) === 0xd800 ? letterClassAt(text, at) : (classes[unit] as number);
    if (letterClass >= LATIN_LETTER) letters += 1;
  }
  return letters;
}

function readTable(): LetterTable {
  const units = new Uint8Array(0x10000);
  const astral: number[] = [];
  let start = 0;
  for (const run of LETTER_RUNS.split(",")) {
    const [gap = 0, length = 0, script = 0] = run.split(" ").map((number) => Number.parseInt(number, 36));
    start += gap;
    const end = start + length;
    if (start <= 0xffff) units.fill(script + 1, start, end);
    else astral.push(start, end, script + 1);
    start = end;
  }
  return { units, astral };
}

let scripts: readonly (readonly [code: string, name: string])[] | undefined;

function scriptList() {
  scripts ??= SCRIPT_NAMES.split(",").map((entry) => [entry.slice(0, 4), entry.slice(5)] as const);
  return scripts;
}

/** The ISO 15924 code of a class of letters: "Deva". */
export function codeOfClass(letterClass: number): string {
  return scriptList()[letterClass - 1]?.[0] ?? "Zzzz";
}

let classes: ReadonlyMap<string, number> | undefined;

/** The class of the letters of a script by its ISO 15924 code; `NO_LETTER` for a code that has none. */
export function classOfCode(code: string): number {
  classes ??= new Map(scriptList().map(([known], at) => [known, at + 1]));
  return classes.get(code) ?? NO_LETTER;
}

/**
 * The English name of a script, by its ISO 15924 code. "Jpan" is Japanese (Han with kana), "Kore" is Korean (Hangul
 * with Han). A code that has no letters is given back as it is.
 *
 * @see Unicode CLDR 48, `localeDisplayNames/scripts`, English, but "Bengali" for CLDR's "Bangla"
 * @example
 * scriptName("Olck"); // => "Ol Chiki"
 * scriptName("Zzzz"); // => "Zzzz"
 */
export function scriptName(code: string): string {
  return scriptList()[classOfCode(code) - 1]?.[1] ?? code;
}
