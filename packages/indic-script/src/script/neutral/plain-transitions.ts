import { mayBeCommand } from "./code.js";
import { mayBeBrand } from "./names.js";
import { mayStartLine } from "./plain-word.js";
import {
  ACCENT,
  ACCENT_BEHIND,
  APOSTROPHE,
  CLASS_COUNT,
  CONTROL,
  CORNER_BRACKET,
  DIGIT,
  END,
  HARD_SPACE,
  LETTERS,
  LINE_FEED,
  LINE_MARK,
  LINE_MARK_OPERATOR,
  NATIVE_DIGIT,
  OPERATOR,
  POINT,
  QUIET,
  SCRIPTED,
  SIGN,
  SIGN_OPERATOR,
  SMALL_LETTERS,
  SPACE,
} from "./unit-classes.js";

/*
 * An automaton that crosses text in which no span begins, one look at a table for each unit: words of a language,
 * punctuation, other scripts. It stops where a closer look is due, which may find nothing.
 */

/** Only Markdown's marks and white space since the line began, or those and one letter; all other states come after. */
export const LINE_START = 0;
const LINE_LETTER = 1;
export const LAST_OF_LINE_START = LINE_LETTER + LETTERS - 1;
/** Between words. */
export const GAP = LAST_OF_LINE_START + 1;
/** Behind a digit that the automaton passed or begins behind, and behind the space after one. */
export const BEHIND_NUMBER = GAP + 1;
export const SPACE_BEHIND_NUMBER = GAP + 2;
/** In a word of two letters and more, and behind the space after it. */
const WORD = GAP + 3;
const SPACE_BEHIND_WORD = GAP + 4;
/** The same in a run of small words, and where the word may be a command of the shell, which counts as one where the run ends. */
const RUN = GAP + 5;
const SPACE_IN_RUN = GAP + 6;
const COMMAND = GAP + 7;
const SPACE_BEHIND_COMMAND = GAP + 8;
/** Behind a small letter alone and a space. */
const SPACE_BEHIND_LETTER = GAP + 9;
/** Behind a word and a full stop or colon. */
const POINT_BEHIND_WORD = GAP + 10;
/** In a word with a letter outside ASCII, and behind a digit in one. */
const ACCENTED = GAP + 11;
const ACCENTED_DIGIT = GAP + 12;
/** Behind one letter that begins a word, and behind one that begins a word inside a run. */
const LETTER = GAP + 13;
const LETTER_IN_RUN = LETTER + LETTERS;
const STATES = LETTER_IN_RUN + SMALL_LETTERS;
/** The unit is worth a closer look, or the word behind which it stands. */
export const STOP = STATES;
const STOP_AT_WORD = STATES + 1;

let transitions: Uint16Array | undefined;

/** The state, times the number of classes, that follows a state times the number of classes, plus a class. */
export function plainTransitions(): Uint16Array {
  transitions ??= makeTable();
  return transitions;
}

function makeTable(): Uint16Array {
  const table = new Uint16Array(STATES * CLASS_COUNT);
  for (let state = 0; state < STATES; state += 1)
    for (let unitClass = 0; unitClass < CLASS_COUNT; unitClass += 1)
      table[state * CLASS_COUNT + unitClass] = follow(state, unitClass) * CLASS_COUNT;
  return table;
}

function follow(state: number, unitClass: number): number {
  const isLetter = unitClass < LETTERS;
  const isSmall = unitClass < SMALL_LETTERS;
  const isSpace = unitClass === SPACE || unitClass === HARD_SPACE;
  if (state <= LAST_OF_LINE_START) return followLineStart(state, unitClass);
  if (state >= LETTER) return followLetter(state, unitClass);
  switch (state) {
    case BEHIND_NUMBER:
      return isSpace ? SPACE_BEHIND_NUMBER : isLetter ? STOP : followGap(unitClass);
    case SPACE_BEHIND_NUMBER:
      return isLetter ? STOP : followGap(unitClass);
    case WORD:
      return isSmall ? WORD : unitClass === SPACE ? SPACE_BEHIND_WORD : endWord(unitClass);
    case SPACE_BEHIND_WORD:
      return isOperator(unitClass) ? STOP_AT_WORD : followGap(unitClass);
    case RUN:
      return isSmall ? RUN : unitClass === SPACE ? SPACE_IN_RUN : endWord(unitClass);
    case SPACE_IN_RUN:
      if (isSmall) return LETTER_IN_RUN + unitClass;
      return isOperator(unitClass) ? STOP_AT_WORD : followGap(unitClass);
    case COMMAND:
      return isSmall ? COMMAND : unitClass === SPACE ? SPACE_BEHIND_COMMAND : endWord(unitClass);
    case SPACE_BEHIND_COMMAND:
    case SPACE_BEHIND_LETTER:
      return isSmall ? LETTER_IN_RUN + unitClass : STOP_AT_WORD;
    case POINT_BEHIND_WORD:
      if (unitClass === SPACE || unitClass === CONTROL || unitClass === LINE_FEED || unitClass === END)
        return followGap(unitClass);
      return STOP_AT_WORD;
    case ACCENTED:
    case ACCENTED_DIGIT:
      if (isLetter || unitClass === ACCENT || unitClass === ACCENT_BEHIND || unitClass === SCRIPTED) return ACCENTED;
      if (unitClass === DIGIT) return ACCENTED_DIGIT;
      return state === ACCENTED_DIGIT && isSpace ? SPACE_BEHIND_NUMBER : followGap(unitClass);
    default:
      return followGap(unitClass);
  }
}

function followGap(unitClass: number): number {
  if (unitClass < LETTERS) return LETTER + unitClass;
  switch (unitClass) {
    case SIGN:
    case SIGN_OPERATOR:
    case CORNER_BRACKET:
    case APOSTROPHE:
    case DIGIT:
      return STOP;
    case LINE_FEED:
      return LINE_START;
    case NATIVE_DIGIT:
      return BEHIND_NUMBER;
    default:
      return GAP;
  }
}

function followLineStart(state: number, unitClass: number): number {
  if (state >= LINE_LETTER) {
    if (unitClass === ACCENT) return ACCENTED;
    const pair = pairOf(state - LINE_LETTER, unitClass);
    return pair === null || mayStartLine(pair, 0) || isWorthALook(pair) ? STOP_AT_WORD : WORD;
  }
  if (unitClass < LETTERS) return LINE_LETTER + unitClass;
  const isBeginning =
    unitClass === SPACE || unitClass === CONTROL || unitClass === LINE_MARK || unitClass === LINE_MARK_OPERATOR;
  return isBeginning ? LINE_START : followGap(unitClass);
}

/** Behind the first letter of a word. */
function followLetter(state: number, unitClass: number): number {
  if (unitClass === ACCENT) return ACCENTED;
  const isInRun = state >= LETTER_IN_RUN;
  const letter = state - (isInRun ? LETTER_IN_RUN : LETTER);
  const pair = pairOf(letter, unitClass);
  if (pair !== null) {
    if (isWorthALook(pair)) return isInRun ? COMMAND : STOP_AT_WORD;
    return letter < SMALL_LETTERS ? RUN : WORD;
  }
  if (isInRun) return unitClass === SPACE ? SPACE_IN_RUN : endWord(unitClass);
  return letter < SMALL_LETTERS && unitClass === SPACE ? SPACE_BEHIND_LETTER : STOP_AT_WORD;
}

/** The first two letters of a word, the second of which is a small one. */
const pairOf = (letter: number, unitClass: number): string | null =>
  unitClass < SMALL_LETTERS ? letterOf(letter) + letterOf(unitClass) : null;

const letterOf = (unitClass: number): string =>
  String.fromCharCode(unitClass < SMALL_LETTERS ? 0x61 + unitClass : 0x41 + unitClass - SMALL_LETTERS);

/** Whether a word may be a command of the shell or a brand, by its first two letters. */
const isWorthALook = (pair: string): boolean => mayBeCommand(pair, 0) || (pair < "a" && mayBeBrand(pair, 0));

/** Behind a word that nothing but what follows it can make a span. */
function endWord(unitClass: number): number {
  switch (unitClass) {
    case QUIET:
    case ACCENT_BEHIND:
    case APOSTROPHE:
    case CONTROL:
    case END:
      return GAP;
    case LINE_FEED:
    case NATIVE_DIGIT:
    case CORNER_BRACKET:
      return followGap(unitClass);
    case POINT:
      return POINT_BEHIND_WORD;
    case ACCENT:
      return ACCENTED;
    default:
      return STOP_AT_WORD;
  }
}

const isOperator = (unitClass: number): boolean =>
  unitClass === OPERATOR || unitClass === LINE_MARK_OPERATOR || unitClass === SIGN_OPERATOR;
