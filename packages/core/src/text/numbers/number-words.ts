import { foldLoose } from "../indic/fold-loose.js";
import { englishWords } from "./english-words.js";
import { hindiWords } from "./hindi-words.js";
import { hinglishWords } from "./hinglish-words.js";
import { indianWords } from "./indian-words.js";
import { unitWords } from "./unit-words.js";
import type { WordMeaning } from "./word-meaning.js";

let meanings: Map<string, WordMeaning> | undefined;

/**
 * What a word means for numbers, or undefined. Spellings that differ in nukta, nasal or visarga only are one word, so
 * that "पन्द्रह" and "पंद्रह", "हज़ार" and "हजार" need one entry.
 */
export function meaningOf(word: string): WordMeaning | undefined {
  meanings ??= collect();
  return meanings.get(keyOf(word));
}

const keyOf = (word: string): string => foldLoose(word.toLowerCase());

function collect(): Map<string, WordMeaning> {
  const map = new Map<string, WordMeaning>();
  // The first meaning of a word stays: English before Roman Hindi, numbers before units.
  for (const words of [englishWords(), hindiWords(), indianWords(), hinglishWords(), unitWords()]) {
    for (const [word, meaning] of words) {
      const key = keyOf(word);
      if (!map.has(key)) map.set(key, meaning);
    }
  }
  return map;
}
