import { LATIN_LETTER, PART_OF_LETTER, unitClasses } from "../letter-scripts.js";
import type { NeutralKind } from "../neutral-span.js";
import { codeLine, codeWords, filePath, functionCall, identifier, shellCommand, startsShellCommand } from "./code.js";
import { firstLetters } from "./first-letters.js";
import { chemicalFormula, equation, isOperator, term } from "./formulas.js";
import { mailAddress, webAddress } from "./links.js";
import { acronym, isBrand, knownName, label, labelWords, oddWord } from "./names.js";
import { isAsciiDigit, isAsciiLetter, longer, type Recognized } from "./recognized.js";
import { followsNumber, mayBeUnit, unit } from "./units.js";

export interface RecognizedWord {
  /** Null for a word of a language. */
  readonly kind: NeutralKind | null;
  readonly end: number;
  readonly start?: number;
}

const LOWER = 1;
const UPPER = 2;
const DIGIT = 4;
/** A capital that does not begin the word. */
const INNER_UPPER = 8;
/** A letter of Latin script outside ASCII. */
const ACCENTED = 16;
/** A raised or lowered digit or sign. */
const SCRIPTED = 32;

/**
 * Where a word of ASCII letters, the first of which may be a capital, ends that nothing can make a span: most words of
 * most texts, so that no pattern is tried on them. 0 where the word needs a closer look.
 */
export function plainWordEnd(text: string, at: number, hasWords: boolean, isLineStart: boolean): number {
  if (isLineStart && mayStartLine(text, at)) return 0;
  let end = at + 1;
  let unit = text.charCodeAt(end);
  while (unit >= 0x61 && unit <= 0x7a) {
    end += 1;
    unit = text.charCodeAt(end);
  }
  const length = end - at;
  // A lone letter may be a symbol while no word has been seen.
  if (length < 2 && !hasWords) return 0;
  if (unit === 0x20) {
    if (length <= 4 && isOperator(text.charCodeAt(end + 1))) return 0;
  } else if (!endsWord(text, end, unit)) return 0;
  if (length > LONGEST_KNOWN) return end;
  const isCapital = text.charCodeAt(at) < 0x61;
  if (isCapital ? isBrand(text, at, end) : unit === 0x20 && startsShellCommand(text, at, end)) return 0;
  return followsNumber(text, at) && mayBeUnit(text.slice(at, end)) ? 0 : end;
}

let mayBeginLine: ((text: string, at: number) => boolean) | undefined;

/** Whether a word may begin a label or a line of code, by its first two letters. */
function mayStartLine(text: string, at: number): boolean {
  mayBeginLine ??= firstLetters([...labelWords, ...codeWords()]);
  return !isAsciiLetter(text.charCodeAt(at + 1)) || mayBeginLine(text, at);
}

/** The longest name, command or unit that a plain word could turn out to be. */
const LONGEST_KNOWN = 12;

/** Whether what follows a word cannot join it to more: white space, punctuation before white space, another script. */
function endsWord(text: string, end: number, unit: number): boolean {
  if (
    unit <= 0x20 ||
    unit === 0x2c ||
    unit === 0x3f ||
    unit === 0x21 ||
    unit === 0x29 ||
    unit === 0x3b ||
    Number.isNaN(unit)
  )
    return true;
  if (unit === 0x2e || unit === 0x3a) return !(text.charCodeAt(end + 1) > 0x20);
  // An apostrophe, and what is above Latin letters and below superscripts or above operators.
  return (
    unit === 0x27 ||
    unit === 0x2019 ||
    (unit > 0x3c9 && unit < 0x2000) ||
    unit > 0x2cff ||
    (unit === 0x2d && !joinsAddress(text, end))
  );
}

/** Whether a hyphen is part of what may be an address or a name: a digit, capital, dot or sign before white space. */
function joinsAddress(text: string, from: number): boolean {
  for (let at = from + 1; at < from + 60; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= 0x20 || Number.isNaN(code)) return false;
    const isSmall = code >= 0x61 && code <= 0x7a;
    if (!isSmall && code !== 0x2d)
      return code !== 0x2c && !(code === 0x2e && !(text.charCodeAt(at + 1) > 0x20)) && code < 0x80;
  }
  return true;
}

/** What the word at an index is, and where it, or the span that it begins, ends. */
export function recognizeWord(text: string, at: number, isLineStart: boolean): RecognizedWord {
  const [end, shape] = readWord(text, at);
  // A word that goes on from an underscore is a piece, and a piece is nothing.
  if ((shape & ACCENTED) !== 0 || text.charCodeAt(at - 1) === 0x5f) return { kind: null, end };
  return recognize(text, at, end, shape, isLineStart) ?? { kind: null, end };
}

function readWord(text: string, at: number): [end: number, shape: number] {
  const classes = unitClasses();
  let shape = 0;
  let end = at;
  for (; end < text.length; end += 1) {
    const unit = text.charCodeAt(end);
    if (unit >= 0x61 && unit <= 0x7a) shape |= LOWER;
    else if (unit >= 0x41 && unit <= 0x5a) shape |= end > at ? UPPER | INNER_UPPER : UPPER;
    else if (isAsciiDigit(unit)) shape |= DIGIT;
    else if (unit < 0x80) break;
    else if (isScripted(unit)) shape |= SCRIPTED;
    else if (classes[unit] === LATIN_LETTER || classes[unit] === PART_OF_LETTER) shape |= ACCENTED;
    else break;
  }
  return [end, shape];
}

/** ², ³, ¹, and the block of superscripts and subscripts up to the lowered brackets. */
const isScripted = (unit: number): boolean =>
  unit === 0xb2 || unit === 0xb3 || unit === 0xb9 || (unit >= 0x2070 && unit <= 0x208e);

function recognize(text: string, at: number, end: number, shape: number, isLineStart: boolean): Recognized | null {
  const word = text.slice(at, end);
  return (
    joined(text, at, end) ??
    (isLineStart ? (label(text, at) ?? codeLine(text, at, word)) : null) ??
    (shape === LOWER && startsShellCommand(text, at, end) ? shellCommand(text, at) : null) ??
    quantity(text, at, end, shape) ??
    named(text, at, word, shape)
  );
}

/** Spans that a sign joins the word to: addresses, paths, calls, names of programs. */
function joined(text: string, at: number, end: number): Recognized | null {
  switch (text.charCodeAt(end)) {
    case 0x3a: // :
      return webAddress(text, at) ?? (end - at === 1 ? filePath(text, at) : null);
    case 0x40: // @
      return mailAddress(text, at);
    case 0x2e: // .
    case 0x2d: // -
    case 0x5f: // _
    case 0x2b: // +
      // Most of these close a sentence.
      if (!(text.charCodeAt(end + 1) > 0x20)) return null;
      return (
        (mayBeMail(text, end) ? mailAddress(text, at) : null) ??
        webAddress(text, at) ??
        functionCall(text, at) ??
        identifier(text, at)
      );
    case 0x28: // (
      return functionCall(text, at);
    default:
      return null;
  }
}

/** Whether an at sign follows before the next white space. */
function mayBeMail(text: string, from: number): boolean {
  for (let at = from; at < text.length && at < from + 70; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x40) return true;
    if (code <= 0x20) return false;
  }
  return false;
}

const SLASH = 0x2f;
const MIDDLE_DOT = 0xb7;

function quantity(text: string, at: number, end: number, shape: number): Recognized | null {
  if (end - at > 24) return null;
  const next = text.charCodeAt(end);
  const isMarked = (shape & (DIGIT | SCRIPTED)) !== 0;
  const isUnit =
    isMarked || next === SLASH || next === MIDDLE_DOT || (followsNumber(text, at) && mayBeUnit(text.slice(at, end)));
  const mayRelate = isOperator(next) || (next === 0x20 && isOperator(text.charCodeAt(end + 1))) || next === 0x28;
  const found = longer(
    isUnit ? unit(text, at) : null,
    mayRelate && (isMarked || end - at <= 4) ? equation(text, at) : null,
  );
  if (found !== null) return found;
  const isChemical = (shape & UPPER) !== 0 && (isMarked || (shape & INNER_UPPER) !== 0 || next === 0x28);
  return (
    (isChemical ? chemicalFormula(text, at) : null) ??
    ((shape & SCRIPTED) !== 0 || (next === 0x28 && end - at === 1) ? term(text, at) : null)
  );
}

function named(text: string, at: number, word: string, shape: number): Recognized | null {
  const next = text.charCodeAt(at + word.length);
  if ((shape & (UPPER | DIGIT)) === 0 && next !== 0x2e && next !== 0x2d) return loneLetter(text, at, word);
  const hasLower = (shape & LOWER) !== 0;
  return (
    knownName(text, at, word, next) ??
    ((shape & UPPER) !== 0 && (!hasLower || next === 0x2e || word.endsWith("s")) ? acronym(text, at) : null) ??
    ((shape & DIGIT) !== 0 || (hasLower && (shape & INNER_UPPER) !== 0) ? oddWord(text, at, word) : null) ??
    loneLetter(text, at, word)
  );
}

/** A letter alone, unless an apostrophe makes it the rest of a word. */
function loneLetter(text: string, at: number, word: string): Recognized | null {
  if (word.length !== 1 || isAsciiLetter(text.charCodeAt(at - 1))) return null;
  const isElided = "'’".includes(text[at + 1] ?? " ") || "'’".includes(text[at - 1] ?? " ");
  return isElided ? null : { kind: "symbol", end: at + 1 };
}
