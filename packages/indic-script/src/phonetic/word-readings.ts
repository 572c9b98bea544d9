import { scriptOfLanguage, scriptOfWord } from "../transliterate/brahmic-scripts.js";
import { nativeReadings } from "./native-readings.js";
import { romanReadings } from "./roman-readings.js";
import type { Reading } from "./sounds.js";
import { urduReadings } from "./urdu-readings.js";

/** What a word may sound like, in any script. Words come back again and again, so the last ones asked for are kept. */
export function wordReadings(word: string, language: string | undefined): readonly Reading[] {
  const id = language === undefined ? word : `${language} ${word}`;
  const known = cache.get(id);
  if (known !== undefined) return known;
  const readings = readWord(word, language);
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(id, readings);
  return readings;
}

const MOST_KEPT = 20_000;
const cache = new Map<string, readonly Reading[]>();

const ARABIC = /[\u0620-\u06d3\ufb50-\ufefc]/;

function readWord(word: string, tag: string | undefined): readonly Reading[] {
  const language = tag?.toLowerCase().split("-", 1)[0];
  const script = scriptOfWord(word);
  if (script === undefined) return ARABIC.test(word) ? urduReadings(word) : romanReadings(word, language);
  const isItsOwn = language !== undefined && scriptOfLanguage(language) === script;
  return nativeReadings(word, script, isItsOwn ? language : undefined);
}
