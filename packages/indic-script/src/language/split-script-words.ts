import { COMMON_LETTER, LATIN_LETTER, letterClassAt, PART_OF_LETTER, unitClasses } from "../script/letter-scripts.js";
import { unitOf } from "../script/unit-of.js";
import { PLAIN } from "./contexts.js";
import { signsAt } from "./text-signs.js";

/** A run of letters of one script, with its marks and joiners. */
export interface ScriptWord {
  /** UTF-16 offset of the first unit in the original text. */
  readonly start: number;
  /** UTF-16 offset after the last unit. */
  readonly end: number;
  /** Class of its letters, see `letter-scripts.ts`. */
  readonly script: number;
  /** A number that words of the same units share; see `word-rows.ts`. */
  readonly hash: number;
  /** The number of its context, see `word-context.ts`: plain until the text is looked at. */
  context: number;
}

export interface ScriptWords {
  readonly words: readonly ScriptWord[];
  /** What stands between them, see `text-signs.ts`. */
  readonly signs: number;
}

/** The words of a text. A change of script ends a word, and so does a digit; an apostrophe between letters does not. */
export function splitScriptWords(text: string): ScriptWords {
  const classes = unitClasses();
  const words: ScriptWord[] = [];
  const { length } = text;
  let signs = 0;
  let at = 0;
  while (at < length) {
    const unit = unitOf(text, at);
    const isPair = (unit & 0xfc00) === 0xd800;
    const script = isPair ? letterClassAt(text, at) : (classes[unit] as number);
    if (script < LATIN_LETTER) {
      signs |= signsAt(text, at, unit);
      at += 1;
      continue;
    }
    const word = readWord(text, at, length, script, classes);
    words.push(word);
    at = word.end;
  }
  return { words, signs };
}

/**
 * What goes on with a word, by the class of a unit: marks, letters of no script, and letters of the script that is read. A
 * table instead of questions: letters and marks alternate in no order that a processor could foresee.
 */
const goesOn = new Uint8Array(0x100).fill(1, COMMON_LETTER, PART_OF_LETTER + 1);

function readWord(text: string, start: number, length: number, script: number, classes: Uint8Array): ScriptWord {
  let hash = FNV_OFFSET;
  let end = start;
  let rare = 0;
  goesOn[script] = 1;
  do {
    for (const last = end + rare; end < last; end += 1) hash = Math.imul(hash ^ unitOf(text, end), FNV_PRIME);
    for (; end < length; end += 1) {
      const unit = unitOf(text, end);
      if (goesOn[classes[unit] as number] === 0) break;
      hash = Math.imul(hash ^ unit, FNV_PRIME);
    }
    rare = end < length ? rareUnitsAt(text, end, script) : 0;
  } while (rare > 0);
  goesOn[script] = 0;
  return { start, end, script, hash, context: PLAIN };
}

/** How many units at an index belong to the word before it where no letter of one unit stands: a pair, an apostrophe. */
function rareUnitsAt(text: string, at: number, script: number): number {
  const unit = unitOf(text, at);
  if ((unit & 0xfc00) === 0xd800) {
    const next = letterClassAt(text, at);
    return next === script || next === PART_OF_LETTER || next === COMMON_LETTER ? 2 : 0;
  }
  return isInside(unit) && at + 1 < text.length && letterClassAt(text, at + 1) === script ? 1 : 0;
}

/** Apostrophes and the soft hyphen. */
const isInside = (unit: number): boolean => unit === 0x27 || unit === 0xad || unit === 0x2019;

/** Of the hash of Fowler, Noll and Vo, over units instead of bytes. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
