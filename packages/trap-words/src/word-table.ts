import { type MatchKey, matchKey } from "./match-key.js";
import { soundKey } from "./sound-key.js";
import { wordKey } from "./word-key.js";

/** A word as it is spelled, with what it is compared by: its `wordKey`. */
export interface Word extends MatchKey {
  readonly spelling: string;
  /** Whether it may stand inside of any phrase: see `PARTICLES`. */
  readonly isParticle: boolean;
  /** Its `soundKey`, once it was asked for: see `comparedBy`. */
  sound: MatchKey | undefined;
  /** Where the trie that was last asked begins with this word, and in which state of it: see phrase-trie.ts. */
  state: object | null;
  root: object | null;
}

/** What a word is compared by: how it is spelled or how it sounds. */
export function comparedBy(word: Word, bySound: boolean): MatchKey {
  if (!bySound) return word;
  word.sound ??= matchKey(soundKey(word.spelling));
  return word.sound;
}

/** Words of emphasis, which part the words of a phrase and change nothing of it. */
const PARTICLES: ReadonlySet<string> = new Set([
  ...["literally", "physically", "actually", "really", "truly", "indeed", "simply", "just", "quite", "even", "also"],
  ...["ही", "भी", "तो", "hi", "bhi", "toh"],
]);

const SLOTS = 1 << 16;
const MOST_WORDS = SLOTS / 2;
const MOST_UNITS = 12 * MOST_WORDS;

/** Code units of a word that is kept; a longer one is seldom met again. */
const LONGEST = 64;

/** For each slot side by side: number of the word, its hash, where its code units begin and where they end. */
const slots = new Int32Array(4 * SLOTS);
/** The code units of all words, ASCII letters in lower case. */
const units = new Uint16Array(MOST_UNITS);
let unitCount = 0;
let words: Word[] = [];

/** ASCII letters in lower case. */
export const foldCase = (unit: number): number => (unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit);

/**
 * The word that stands at `[start, end)` of a text, by a hash of its units, ASCII letters in lower case.
 *
 * Every spelling that was met is kept in an open hash table, so that a word met again is found without cutting it out
 * of its text or folding it, which would cost more than everything else that is done with it.
 */
export function wordAt(text: string, start: number, end: number, hash: number): Word {
  // The low bits of a sum of products say little of the first letters.
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  let slot = ((mixed ^ (mixed >>> 16)) & (SLOTS - 1)) * 4;
  for (let number = slots[slot]!; number !== 0; number = slots[slot]!) {
    if (slots[slot + 1] === hash && isAt(slot, text, start, end)) return words[number - 1]!;
    slot = (slot + 4) & (4 * SLOTS - 1);
  }
  const word = made(copyOf(text, start, end));
  if (end - start <= LONGEST) keep(word, slot, hash);
  return word;
}

/** Engines cut longer pieces without copying them, so that one word would keep the whole text that it was met in. */
function copyOf(text: string, start: number, end: number): string {
  const piece = text.slice(start, end);
  return piece.length < SHORTEST_CUT ? piece : piece.split("").join("");
}

const SHORTEST_CUT = 13;

function made(spelling: string): Word {
  const { key, hash, first, last } = matchKey(wordKey(spelling));
  const isParticle = PARTICLES.has(spelling.toLowerCase());
  return { key, hash, first, last, spelling, isParticle, sound: undefined, state: null, root: null };
}

function isAt(slot: number, text: string, start: number, end: number): boolean {
  const stop = slots[slot + 3]!;
  let at = slots[slot + 2]!;
  if (stop - at !== end - start) return false;
  for (let unit = start; at < stop; unit += 1, at += 1) {
    if (units[at] !== foldCase(text.charCodeAt(unit))) return false;
  }
  return true;
}

function keep(word: Word, slot: number, hash: number): void {
  const { spelling } = word;
  if (words.length === MOST_WORDS || unitCount + spelling.length > MOST_UNITS) {
    slots.fill(0);
    unitCount = 0;
    words = [];
    return;
  }
  words.push(word);
  slots[slot] = words.length;
  slots[slot + 1] = hash;
  slots[slot + 2] = unitCount;
  for (let at = 0; at < spelling.length; at += 1) {
    units[unitCount] = foldCase(spelling.charCodeAt(at));
    unitCount += 1;
  }
  slots[slot + 3] = unitCount;
}
