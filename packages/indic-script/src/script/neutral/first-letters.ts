import { unitAt } from "./recognized.js";

/** Which pairs of ASCII letters begin any of some words: one look at a table, before a set of strings is asked. */
export function firstLetters(words: Iterable<string>): (text: string, at: number) => boolean {
  const pairs = new Uint8Array(1 << 14);
  for (const word of words) pairs[pairOf(word, 0)] = 1;
  return (text, at) => pairs[pairOf(text, at)] === 1;
}

/** Beyond ASCII, and at the end of the text, pairs fall together; the set has the last word. */
const pairOf = (text: string, at: number): number => ((unitAt(text, at) & 127) << 7) | (unitAt(text, at + 1) & 127);
