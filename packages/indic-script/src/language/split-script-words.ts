import {
  COMMON_LETTER,
  LATIN_LETTER,
  letterClassAt,
  NO_LETTER,
  PART_OF_LETTER,
  unitClasses,
} from "../script/letter-scripts.js";

/** A run of letters of one script, with its marks and joiners. */
export interface ScriptWord {
  readonly text: string;
  /** UTF-16 offset of the first unit in the original text. */
  readonly start: number;
  /** UTF-16 offset after the last unit. */
  readonly end: number;
  /** Class of its letters, see `letter-scripts.ts`. */
  readonly script: number;
}

/** The words of a text. A change of script ends a word, and so does a digit; an apostrophe between letters does not. */
export function splitScriptWords(text: string): ScriptWord[] {
  const classes = unitClasses();
  const words: ScriptWord[] = [];
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const isPair = (unit & 0xfc00) === 0xd800;
    const script = isPair ? letterClassAt(text, at) : classes[unit]!;
    if (script < LATIN_LETTER) {
      at += 1;
      continue;
    }
    const end = endOfWord(text, at + (isPair ? 2 : 1), script, classes);
    words.push({ text: text.slice(at, end), start: at, end, script });
    at = end;
  }
  return words;
}

function endOfWord(text: string, from: number, script: number, classes: Uint8Array): number {
  let end = from;
  while (end < text.length) {
    const unit = text.charCodeAt(end);
    const isPair = (unit & 0xfc00) === 0xd800;
    const next = isPair ? letterClassAt(text, end) : classes[unit]!;
    const goesOn =
      next === script ||
      next === PART_OF_LETTER ||
      next === COMMON_LETTER ||
      (next === NO_LETTER && INSIDE.has(unit) && letterClassAt(text, end + 1) === script);
    if (!goesOn) return end;
    end += isPair && next !== NO_LETTER ? 2 : 1;
  }
  return end;
}

/** Apostrophes and the soft hyphen. */
const INSIDE: ReadonlySet<number> = new Set([0x27, 0xad, 0x2019]);
