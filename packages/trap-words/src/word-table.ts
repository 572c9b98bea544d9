import { soundKey } from "./sound-key.js";
import { wordKey } from "./word-key.js";

/** A word as it is spelled, with what it is compared by. */
export interface Word {
  readonly spelling: string;
  /** `wordKey` of the spelling. */
  readonly key: string;
  /** `soundKey` of the spelling, once it was asked for: see `soundOf`. */
  sound: string | undefined;
}

/** `soundKey` of a word. */
export function soundOf(word: Word): string {
  word.sound ??= soundKey(word.spelling);
  return word.sound;
}

const SLOTS = 1 << 16;
const MOST_WORDS = SLOTS / 2;
const MOST_UNITS = 12 * MOST_WORDS;

/** Code units of a word that is kept; a longer one is seldom met again. */
const LONGEST = 64;

/** The code units of the word that is asked for, ASCII letters in lower case. */
export const unitsAsked = new Uint16Array(LONGEST);

/** Number of the word, and beside it its hash. */
const slots = new Int32Array(2 * SLOTS);
/** The code units of all words, and where those of each begin. */
const units = new Uint16Array(MOST_UNITS);
const begins = new Int32Array(MOST_WORDS + 1);
let words: Word[] = [];

/**
 * The word that stands at `[start, end)` of a text, whose units are in `unitsAsked`, by a hash of those.
 *
 * Every spelling that was met is kept in an open hash table, so that a word met again is found without cutting it out
 * of its text or folding it, which would cost more than everything else that is done with it.
 */
export function wordAt(text: string, start: number, end: number, hash: number): Word {
  const length = end - start;
  if (length > LONGEST) return made(text.slice(start, end));
  // The low bits of a sum of products say little of the first letters.
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  let slot = (mixed ^ (mixed >>> 16)) & (SLOTS - 1);
  for (let number = slots[2 * slot]!; number !== 0; number = slots[2 * slot]!) {
    if (slots[2 * slot + 1] === hash && isAsked(number, length)) return words[number - 1]!;
    slot = (slot + 1) & (SLOTS - 1);
  }
  const word = made(text.slice(start, end));
  keep(word, length, slot, hash);
  return word;
}

const made = (spelling: string): Word => ({ spelling, key: wordKey(spelling), sound: undefined });

function isAsked(number: number, length: number): boolean {
  const begin = begins[number - 1]!;
  if (begins[number]! - begin !== length) return false;
  for (let at = 0; at < length; at += 1) if (units[begin + at] !== unitsAsked[at]) return false;
  return true;
}

function keep(word: Word, length: number, slot: number, hash: number): void {
  const begin = begins[words.length]!;
  if (words.length === MOST_WORDS || begin + length > MOST_UNITS) {
    slots.fill(0);
    words = [];
    return;
  }
  words.push(word);
  slots[2 * slot] = words.length;
  slots[2 * slot + 1] = hash;
  units.set(unitsAsked.subarray(0, length), begin);
  begins[words.length] = begin + length;
}
