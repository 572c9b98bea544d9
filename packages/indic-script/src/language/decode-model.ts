/*
 * Three kinds of text, all of printable ASCII (words aside) without quotes and backslashes:
 * grams: the distance to the bucket before, less one, as a character from "#"; "}" stands for LONG_GAP more.
 * words: front-coded, a character from "0" for the number of units shared with the word before, then the rest.
 * weights: a level as a character around "D" (zero), a run of zeros as "a" (one) to "z" (26).
 */
const GAP_ZERO = 35;
const LONG_GAP = 56;
const LONG_GAP_SIGN = 125;
const PREFIX_ZERO = 48;
const LEVEL_ZERO = 68;
const RUN_ZERO = 96;

export function decodeGrams(text: string): number[] {
  const buckets: number[] = [];
  let bucket = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LONG_GAP_SIGN) {
      bucket += LONG_GAP;
      continue;
    }
    bucket += code - GAP_ZERO + 1;
    buckets.push(bucket);
  }
  return buckets;
}

export function decodeWords(text: string): string[] {
  const words: string[] = [];
  let before = "";
  for (const [entry] of text.matchAll(/[0-?][^0-?]*/g)) {
    before = before.slice(0, entry.charCodeAt(0) - PREFIX_ZERO) + entry.slice(1);
    words.push(before);
  }
  return words;
}

export function decodeWeights(text: string, count: number): Int8Array {
  const levels = new Int8Array(count);
  let to = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > RUN_ZERO) to += code - RUN_ZERO;
    else levels[to++] = code - LEVEL_ZERO;
  }
  return levels;
}
