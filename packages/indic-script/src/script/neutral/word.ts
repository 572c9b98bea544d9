import type { NeutralKind } from "../neutral-span.js";
import { unitOf } from "../unit-of.js";
import { codeLine, filePath, functionCall, identifier, shellCommand, startsShellCommand } from "./code.js";
import { chemicalFormula, equation, isOperator, term } from "./formulas.js";
import { mailAddress, webAddress } from "./links.js";
import { acronym, knownName, label, oddWord } from "./names.js";
import { isAsciiLetter, longer, type Recognized, unitAt } from "./recognized.js";
import {
  ACCENT,
  ACCENT_BEHIND,
  CLASS_COUNT,
  DIGIT as DIGIT_CLASS,
  LETTERS,
  neutralClasses,
  SCRIPTED as SCRIPTED_CLASS,
  SMALL_LETTERS,
} from "./unit-classes.js";
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

/** What the word at an index is, and where it, or the span that it begins, ends. */
export function recognizeWord(text: string, at: number, isLineStart: boolean): RecognizedWord {
  const end = wordEnd(text, at);
  const shape = wordShape(text, at, end);
  // A word that goes on from an underscore is a piece, and a piece is nothing.
  if ((shape & ACCENTED) !== 0 || unitAt(text, at - 1) === 0x5f) return { kind: null, end };
  return recognize(text, at, end, shape, isLineStart) ?? { kind: null, end };
}

let shapes: Uint8Array | undefined;

/** What each UTF-16 unit makes of the shape of a word; 0 for those that end it. */
function unitShapes(): Uint8Array {
  if (shapes !== undefined) return shapes;
  const shapeOfClass = new Uint8Array(CLASS_COUNT).fill(LOWER, 0, SMALL_LETTERS).fill(UPPER, SMALL_LETTERS, LETTERS);
  shapeOfClass[DIGIT_CLASS] = DIGIT;
  shapeOfClass[SCRIPTED_CLASS] = SCRIPTED;
  shapeOfClass[ACCENT] = ACCENTED;
  shapeOfClass[ACCENT_BEHIND] = ACCENTED;
  shapes = neutralClasses().map((unitClass) => shapeOfClass[unitClass] as number);
  return shapes;
}

function wordEnd(text: string, at: number): number {
  const table = unitShapes();
  const { length } = text;
  let end = at;
  while (end < length && table[unitOf(text, end)] !== 0) end += 1;
  return end;
}

function wordShape(text: string, at: number, end: number): number {
  const table = unitShapes();
  let shape = 0;
  for (let index = at + 1; index < end; index += 1) shape |= table[unitOf(text, index)] as number;
  if ((shape & UPPER) !== 0) shape |= INNER_UPPER;
  return shape | (table[unitOf(text, at)] as number);
}

function recognize(text: string, at: number, end: number, shape: number, isLineStart: boolean): Recognized | null {
  const word = text.slice(at, end);
  return (
    joined(text, at, end) ??
    (isLineStart ? (label(text, at, word) ?? codeLine(text, at, word)) : null) ??
    (shape === LOWER && startsShellCommand(text, at, end) ? shellCommand(text, at) : null) ??
    quantity(text, at, end, shape) ??
    named(text, at, word, shape)
  );
}

/** Spans that a sign joins the word to: addresses, paths, calls, names of programs. */
function joined(text: string, at: number, end: number): Recognized | null {
  switch (unitAt(text, end)) {
    case 0x3a: // :
      return webAddress(text, at) ?? (end - at === 1 ? filePath(text, at) : null);
    case 0x40: // @
      return mailAddress(text, at);
    case 0x2e: // .
    case 0x2d: // -
    case 0x5f: // _
    case 0x2b: // +
      // Most of these close a sentence.
      if (!(unitAt(text, end + 1) > 0x20)) return null;
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
    const code = unitOf(text, at);
    if (code === 0x40) return true;
    if (code <= 0x20) return false;
  }
  return false;
}

const SLASH = 0x2f;
const MIDDLE_DOT = 0xb7;

function quantity(text: string, at: number, end: number, shape: number): Recognized | null {
  if (end - at > 24) return null;
  const next = unitAt(text, end);
  const isMarked = (shape & (DIGIT | SCRIPTED)) !== 0;
  const isUnit =
    isMarked || next === SLASH || next === MIDDLE_DOT || (followsNumber(text, at) && mayBeUnit(text.slice(at, end)));
  const mayRelate = isOperator(next) || (next === 0x20 && isOperator(unitAt(text, end + 1))) || next === 0x28;
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
  const next = unitAt(text, at + word.length);
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
  if (word.length !== 1 || isAsciiLetter(unitAt(text, at - 1))) return null;
  const isElided = "'’".includes(text[at + 1] ?? " ") || "'’".includes(text[at - 1] ?? " ");
  return isElided ? null : { kind: "symbol", end: at + 1 };
}
