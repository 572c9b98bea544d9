import { foldDigits, lowerCase, splitTokens, splitWords } from "@eval/core/text";
import { foldCanonical } from "@eval/core/text/indic";

/** Occurrences of features of a text, by their hash. */
export type FeatureCounts = Map<number, number>;

/**
 * The words that character n-grams are taken from: canonical spelling, lower case, digits of any script as ASCII. A
 * text without words gives its symbols and emoji, one without those its characters, so that only what is blank gives
 * none.
 */
export function wordsOf(text: string): string[] {
  const folded = foldDigits(lowerCase(foldCanonical(text)));
  const words = splitWords(folded);
  if (words.length > 0) return words;
  const tokens = splitTokens(folded);
  return tokens.length > 0 ? tokens : Array.from(folded.trim());
}

/** Counts the n-grams of 2 to 4 code points inside words, word edges marked, and the words themselves. */
export function countFeatures(words: Iterable<string>): FeatureCounts {
  const counts: FeatureCounts = new Map();
  const add = (hash: number) => counts.set(hash, (counts.get(hash) ?? 0) + 1);
  for (const word of words) {
    const points = Uint32Array.from(EDGE + word + EDGE, (character) => character.codePointAt(0)!);
    for (const size of SIZES) {
      for (let start = 0; start + size <= points.length; start += 1) add(hashOf(points, start, start + size));
    }
    if (points.length > LONGEST) add(hashOf(points, 0, points.length));
  }
  return counts;
}

const EDGE = "\u2581";
const SIZES = [2, 3, 4];
const LONGEST = 4;

/** FNV-1a over code points, then the last mixing steps of MurmurHash3, since its low bits choose the dimension. */
function hashOf(points: Uint32Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ points[at]!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
