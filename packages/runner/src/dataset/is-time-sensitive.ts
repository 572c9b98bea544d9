import { splitWords, toNfc } from "@eval/core/text";
import { timeWords } from "./time-words.js";

let words: ReadonlySet<string> | null = null;

/**
 * Whether a question uses a word such as "current", "now" or "वर्तमान". A heuristic for a flag, nothing more: an
 * electric current trips it, and a record that can be broken does not.
 *
 * @example
 * isTimeSensitive("भारत के वर्तमान प्रधानमंत्री कौन हैं?"); // => true
 * isTimeSensitive("Who was the first president?"); // => false
 */
export function isTimeSensitive(question: string): boolean {
  words ??= new Set(timeWords.map((word) => toNfc(word)));
  return splitWords(toNfc(question).toLowerCase()).some((word) => words?.has(word));
}
