import type { AnswerWord } from "./answer-word.js";
import { spelledLetters } from "./letter-names.js";

/** The vowels of a block of Indic letters from its letter a on, each with the Latin letters that it may be written by. */
const VOWELS = "au a iey iey u u r l e e ey aei o o o ao";
/** Likewise its consonants, from ka on. Tamil has one letter for several sounds; Bengali says b for v and j for y. */
const CONSONANTS = "kcqgh k g g n csj cs jzg jz n td t d d n td t d d n n pbf pf bv bv m yj r r l l lz vwb s s sc h";

const LATIN_VOWELS = VOWELS.split(" ");
const LATIN_CONSONANTS = CONSONANTS.split(" ");
const FIRST_VOWEL = 0x05;
const FIRST_CONSONANT = 0x15;

/** The Latin letters that the initial of a word may be, as one text; empty for a word in neither Latin nor Indic letters. */
export function initialsOf({ fold, script }: AnswerWord): string {
  if (script === "Latn") return fold.charAt(0);
  const unit = fold.charCodeAt(0);
  if (unit < 0x900 || unit >= 0xd80) return "";
  const offset = unit & 0x7f;
  return LATIN_CONSONANTS[offset - FIRST_CONSONANT] ?? LATIN_VOWELS[offset - FIRST_VOWEL] ?? "";
}

const LONGEST_SPELLED = 12;
const CAPITALS = /^(?:[A-Z]\.?){1,4}$/;
/** Typed without capitals: "ms dhoni". Words such as "is" and "a" have a vowel. */
const SMALL = /^(?:[b-df-hj-np-tv-z]\.?){1,3}$/;
const LETTERS = /^[a-z]{1,4}$/;

const NONE: readonly string[] = [];

/** What a word may be as one or several initials: "M.S.", "MS" and एमएस are "ms"; none for other words. */
export function asInitials({ surface, fold, script }: AnswerWord): readonly string[] {
  if (script === "Latn") return CAPITALS.test(surface) || SMALL.test(surface) ? [fold] : NONE;
  if (script === "none" || fold.length > LONGEST_SPELLED) return NONE;
  return spelledLetters(fold).filter((letters) => LETTERS.test(letters));
}
