import { lowerCase } from "@eval/core/text";
import { foldLoose } from "@eval/core/text/indic";

const ASCII_WORD = /^[\0-\x7f]*$/;
const CACHED_WORDS = 50_000;

let folded = new Map<string, string>();

/** What two spellings of one word share: case, nukta, candrabindu, nasals before stops, joiners, digits do not count. */
export function wordKey(word: string): string {
  if (ASCII_WORD.test(word)) return word.toLowerCase();
  const known = folded.get(word);
  if (known !== undefined) return known;
  const key = lowerCase(foldLoose(word));
  // Words repeat, and folding one costs more than all else that is done with it.
  if (folded.size >= CACHED_WORDS) folded = new Map();
  folded.set(word, key);
  return key;
}
