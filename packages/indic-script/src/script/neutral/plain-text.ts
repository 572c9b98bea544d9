import { unitOf } from "../unit-of.js";
import { bothClasses, COUNTED, LETTER_SHIFT, type LetterTally, NEUTRAL_MASK, roles } from "./letter-tally.js";
import {
  BEHIND_NUMBER,
  GAP,
  LAST_OF_LINE_START,
  LINE_START,
  plainTransitions,
  SPACE_BEHIND_NUMBER,
  STOP,
} from "./plain-transitions.js";
import { isAsciiLetter } from "./recognized.js";
import { CLASS_COUNT, DIGIT, END, NATIVE_DIGIT, neutralClasses } from "./unit-classes.js";
import { followsNumber } from "./units.js";

/** No place is worth a look any more. */
export const NOTHING_LEFT = -1;

/**
 * The next place, from an index on, that is worth a closer look: times two, and one more where it is the first of its
 * line; or `NOTHING_LEFT`. Between two words the index must stand. Letters are counted as far as the text is read, which may
 * be a unit behind the word at the place.
 */
export function nextPlace(text: string, from: number, isLineStart: boolean, tally: LetterTally): number {
  const table = plainTransitions();
  const classes = bothClasses();
  const { length } = text;
  let state = startState(text, from, isLineStart) * CLASS_COUNT;
  let next = state;
  let at = from;
  let letters = 0;
  let seen = 0;
  for (; at < length; at += 1) {
    const unitClass = classes[unitOf(text, at)] as number;
    next = table[state + (unitClass & NEUTRAL_MASK)] as number;
    if (next >= STOP * CLASS_COUNT) break;
    state = next;
    const role = roles[unitClass >> LETTER_SHIFT] as number;
    letters += role & COUNTED;
    seen |= role;
  }
  tally.letters += letters;
  tally.roles |= seen;
  tally.end = at;
  if (at === length) next = table[state + END] as number;
  if (next < STOP * CLASS_COUNT) return NOTHING_LEFT;
  const place = next === STOP * CLASS_COUNT ? at : wordBefore(text, at, from);
  return 2 * place + (state <= LAST_OF_LINE_START * CLASS_COUNT ? 1 : 0);
}

function startState(text: string, from: number, isLineStart: boolean): number {
  if (isLineStart) return LINE_START;
  if (!followsNumber(text, from)) return GAP;
  const before = neutralClasses()[unitOf(text, from - 1)];
  return before === DIGIT || before === NATIVE_DIGIT ? BEHIND_NUMBER : SPACE_BEHIND_NUMBER;
}

/** The start of the word of ASCII letters, not before `from`, that ends at an index or one unit before. */
function wordBefore(text: string, at: number, from: number): number {
  let start = at;
  if (!isAsciiLetter(unitOf(text, start - 1))) start -= 1;
  while (start > from && isAsciiLetter(unitOf(text, start - 1))) start -= 1;
  return start;
}
