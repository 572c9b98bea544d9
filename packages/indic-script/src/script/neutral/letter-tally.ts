import { LATIN_LETTER, unitClasses } from "../letter-scripts.js";
import { unitOf } from "../unit-of.js";
import { neutralClasses } from "./unit-classes.js";

/*
 * Most texts are in one script. While spans are sought, the letters of the script of the first are counted beside, since a
 * second reading of the text for them would take as long as the search.
 */

export interface LetterTally {
  /** Letters counted, of one class. */
  letters: number;
  /** The roles that the units so far had, joined; `FOREIGN` among them where the count says nothing. */
  roles: number;
  /** Where the count has come to. */
  end: number;
}

export const newTally = (): LetterTally => ({ letters: 0, roles: 0, end: 0 });

/** What a unit is to the count, by the class of its letter; 0 for what is no letter. */
export const COUNTED = 1;
export const FOREIGN = 2;
/** No letter, but a sign that may open a block of reasoning. */
export const OPENING = 4;
const OPENING_SIGNS = ["<", "[", "◁"];

/** Classes above those of all scripts: of half of a surrogate pair, which may be a letter, and of signs that open. */
export const HALF = 255;
const OPENING_SIGN = 254;

/** The role of each class. Letters are foreign, but for those of the class that is counted just now. */
export const roles = new Uint8Array(HALF + 1).fill(FOREIGN, LATIN_LETTER).fill(OPENING, OPENING_SIGN, HALF);

/** Of the two classes of a unit that a look at one table gives, that of the search is below, that of the letter above. */
export const LETTER_SHIFT = 8;
export const NEUTRAL_MASK = (1 << LETTER_SHIFT) - 1;

let both: Uint16Array | undefined;

/** Both classes of every UTF-16 unit. */
export function bothClasses(): Uint16Array {
  if (both !== undefined) return both;
  const letters = unitClasses().slice().fill(HALF, 0xd800, 0xe000);
  for (const sign of OPENING_SIGNS) letters[sign.charCodeAt(0)] = OPENING_SIGN;
  const neutral = neutralClasses();
  both = Uint16Array.from(neutral);
  for (let unit = 0; unit < both.length; unit += 1)
    both[unit] = (both[unit] as number) | ((letters[unit] as number) << LETTER_SHIFT);
  return both;
}

/** Counts the letters up to an index. */
export function tallyTo(text: string, to: number, tally: LetterTally): void {
  const classes = bothClasses();
  let { letters, roles: seen, end } = tally;
  for (; end < to; end += 1) {
    const role = roles[(classes[unitOf(text, end)] as number) >> LETTER_SHIFT] as number;
    letters += role & COUNTED;
    seen |= role;
  }
  tally.letters = letters;
  tally.roles = seen;
  tally.end = end;
}

/** Where the first letter, or half of a pair, stands; the length of the text where there is neither. */
export function firstLetter(text: string): number {
  const classes = bothClasses();
  const { length } = text;
  let at = 0;
  while (at < length && ((roles[(classes[unitOf(text, at)] as number) >> LETTER_SHIFT] as number) & FOREIGN) === 0)
    at += 1;
  return at;
}

/** The class of the letter at an index; `HALF` for half of a pair. */
export const classAt = (text: string, at: number): number =>
  (bothClasses()[unitOf(text, at)] as number) >> LETTER_SHIFT;
