import { unitOf } from "../unit-of.js";
import { codeWords, isCodeWord, startsShellCommand } from "./code.js";
import { firstLetters } from "./first-letters.js";
import { isOperator } from "./formulas.js";
import { isBrand, isLabelWord, labelWords } from "./names.js";
import { isAsciiLetter, unitAt } from "./recognized.js";
import {
  ACCENT_BEHIND,
  APOSTROPHE,
  CONTROL,
  CORNER_BRACKET,
  LINE_FEED,
  NATIVE_DIGIT,
  neutralClasses,
  POINT,
  QUIET,
  SPACE,
} from "./unit-classes.js";
import { followsNumber, mayBeUnit } from "./units.js";

const isSmall = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a;

/**
 * Where a word of ASCII letters, the first of which may be a capital, ends that nothing can make a span: most words of
 * most texts, so that no pattern is tried on them. 0 where the word needs a closer look.
 */
export function plainWordEnd(text: string, at: number, hasWords: boolean, isLineStart: boolean): number {
  const { length: textLength } = text;
  let end = at + 1;
  while (end < textLength && isSmall(unitOf(text, end))) end += 1;
  const length = end - at;
  // A lone letter may be a symbol while no word has been seen.
  if (length < 2 && !hasWords) return 0;
  const unit = end < textLength ? unitOf(text, end) : 0;
  if (unit === 0x20) {
    if (length <= 4 && isOperator(unitAt(text, end + 1))) return 0;
  } else if (!endsWord(text, end, unit)) return 0;
  // Behind ASCII letters a letter outside ASCII is still part of the word.
  if (isLineStart && mayStartLine(text, at) && (unit >= 0x80 || startsLine(text.slice(at, end)))) return 0;
  if (length > LONGEST_KNOWN) return end;
  const isCapital = unitOf(text, at) < 0x61;
  if (isCapital ? isBrand(text, at, end) : unit === 0x20 && startsShellCommand(text, at, end)) return 0;
  return followsNumber(text, at) && mayBeUnit(text.slice(at, end)) ? 0 : end;
}

let mayBeginLine: ((text: string, at: number) => boolean) | undefined;

/** Whether a word may begin a label or a line of code, by its first two letters, or is a letter that may: "Q", "A". */
export function mayStartLine(text: string, at: number): boolean {
  mayBeginLine ??= firstLetters([...labelWords, ...codeWords()]);
  return !isAsciiLetter(unitAt(text, at + 1)) || mayBeginLine(text, at);
}

const startsLine = (word: string): boolean => isLabelWord(word) || isCodeWord(word);

/** The longest name, command or unit that a plain word could turn out to be. */
const LONGEST_KNOWN = 12;

/** Whether what follows a word cannot join it to more. */
function endsWord(text: string, end: number, unit: number): boolean {
  switch (neutralClasses()[unit]) {
    case QUIET:
    case SPACE:
    case CONTROL:
    case LINE_FEED:
    case NATIVE_DIGIT:
    case ACCENT_BEHIND:
    case APOSTROPHE:
    case CORNER_BRACKET:
      return true;
    case POINT:
      return !(unitAt(text, end + 1) > 0x20);
    default:
      return unit === HYPHEN && !joinsAddress(text, end);
  }
}

const HYPHEN = 0x2d;

/** Whether a hyphen is part of what may be an address or a name: a digit, capital, dot or sign before white space. */
function joinsAddress(text: string, from: number): boolean {
  for (let at = from + 1; at < from + 60; at += 1) {
    const code = unitAt(text, at);
    if (code <= 0x20) return false;
    if (!isSmall(code) && code !== HYPHEN)
      return code !== 0x2c && !(code === 0x2e && !(unitAt(text, at + 1) > 0x20)) && code < 0x80;
  }
  return true;
}
