import { spelledLetters } from "./letter-names.js";
import { MARK, type SplitAnswer } from "./split-answer.js";

/** The initials of a name and the words that they are written in, up to before `next`. */
export interface Initials {
  /** What they may be, in lower case: Tamil letters stand for several. */
  readonly letters: readonly string[];
  readonly next: number;
}

const LATIN = /^(?:[A-Z]\.?){1,4}$/;
/** "A.P.J." is three letters, and four are "A.P.J.M."; a longer run spells out an abbreviation. */
const MOST_LETTERS = 4;
const LEAST_LETTERS = 2;

/** The two to four initials that begin at a word: "A.P.J.", "A. P. J.", "APJ", एपीजे, ए॰पी॰जे॰; null where there are none. */
export function initialsAt({ words, gaps }: SplitAnswer, first: number): Initials | null {
  let letters: readonly string[] = [""];
  let next = first;
  while (next < words.length && (next === first || gaps[next]! <= MARK)) {
    const { surface, fold, script } = words[next]!;
    const isLatin = script === "Latn";
    const own = isLatin ? (LATIN.test(surface) ? [fold] : []) : script === "none" ? [] : spelledLetters(fold);
    const longer = letters.flatMap((before) => own.map((letter) => before + letter)).filter(isShort);
    if (longer.length === 0) break;
    letters = longer;
    next += 1;
  }
  const found = letters.filter(({ length }) => length >= LEAST_LETTERS);
  return found.length === 0 ? null : { letters: found, next };
}

const isShort = (letters: string): boolean => letters.length <= MOST_LETTERS && /^[a-z]+$/.test(letters);
