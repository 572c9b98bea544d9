import type { PhoneticOptions } from "./phonetic-key.js";
import { readingsMeet } from "./sounds.js";
import { wordReadings } from "./word-readings.js";

/**
 * Whether two words, in the same or different scripts, can be spellings of one word by their sounds: the many ways people
 * type a word in Roman letters, and the native spellings of it in any script of India and Urdu.
 *
 * Each word allows a set of sounds at each place, and the words are alike where all the sets meet. So it is not
 * transitive: "kamal" is like कमल and like कमाल, which are not alike. What both spellings tell counts: vowels and their
 * length, aspiration, retroflexion, double consonants. See `phoneticKey` for what is ignored.
 *
 * @example
 * soundsAlike("dhanyawad", "dhanyavaad"); // => true
 * soundsAlike("গঙ্গা", "கங்கை"); // => true
 * soundsAlike("राम", "रमा"); // => false
 */
export function soundsAlike(left: string, right: string, { language }: PhoneticOptions = {}): boolean {
  if (left === right) return true;
  const others = wordReadings(right, language);
  return wordReadings(left, language).some((reading) => others.some((other) => readingsMeet(reading, other)));
}
