import { foldCase, type Words } from "./words.js";

/** Numbers for words: those of the phrases that are looked for; -1 for all others. */
export interface WordIds {
  /** The number of a word by its key, a new one where it has none. */
  intern(key: string): number;
  /** The number of the word at `at` of a text. */
  idAt(words: Words, at: number): number;
}

const SLOTS = 1 << 17;
const MOST = SLOTS / 2;

/**
 * Every spelling that was met is kept in an open hash table by its code units, so that a word met again is looked up
 * without cutting it out of its text or folding it, which would cost more than everything else in the scan.
 */
export function createWordIds(keyOf: (word: string) => string): WordIds {
  const byKey = new Map<string, number>();
  const table = new Int32Array(SLOTS);
  let spellings: string[] = [];
  let ids: number[] = [];

  const learn = (spelling: string, slot: number): number => {
    const id = byKey.get(keyOf(spelling)) ?? -1;
    if (spellings.length >= MOST) {
      table.fill(0);
      spellings = [];
      ids = [];
      return id;
    }
    spellings.push(spelling);
    ids.push(id);
    table[slot] = spellings.length;
    return id;
  };

  return {
    intern(key) {
      const id = byKey.get(key) ?? byKey.size;
      if (id === byKey.size) {
        byKey.set(key, id);
        // What was no word of a phrase may be one now.
        if (spellings.length > 0) {
          table.fill(0);
          spellings = [];
          ids = [];
        }
      }
      return id;
    },
    idAt({ text, starts, ends, hashes }, at) {
      const start = starts[at]!;
      const end = ends[at]!;
      const hash = hashes[at]!;
      let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
      for (let place = table[slot]!; place !== 0; place = table[slot]!) {
        if (isSpelled(text, start, end, spellings[place - 1]!)) return ids[place - 1]!;
        slot = (slot + 1) & (SLOTS - 1);
      }
      return learn(text.slice(start, end), slot);
    },
  };
}

function isSpelled(text: string, start: number, end: number, spelling: string): boolean {
  if (spelling.length !== end - start) return false;
  for (let at = 0; at < spelling.length; at += 1) {
    if (foldCase(text.charCodeAt(start + at)) !== foldCase(spelling.charCodeAt(at))) return false;
  }
  return true;
}
