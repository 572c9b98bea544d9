import { type AnswerWord, answerWord } from "./answer-word.js";

/** A power of two, as a hash is cut to it. */
const SLOTS = 0x1000;
/** Longer words are seldom met again. */
const WIDTH = 24;

/** The latest words by a hash of their letters, with the letters beside them. */
const recent: (AnswerWord | undefined)[] = new Array<AnswerWord | undefined>(SLOTS).fill(undefined);
const lengths = new Uint8Array(SLOTS);
const letters = new Uint16Array(SLOTS * WIDTH);

/** `answerWord` of a part of a text, given as its code units as well: no text is cut out for a word met before. */
export function answerWordAt(text: string, units: Uint16Array, start: number, end: number): AnswerWord {
  const length = end - start;
  if (length > WIDTH) return answerWord(text.slice(start, end));
  let hash = length;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ units[at]!, 0x5bd1e995);
  const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  const known = recent[slot];
  if (known !== undefined && lengths[slot] === length && isAt(slot * WIDTH, units, start, length)) return known;
  const word = answerWord(text.slice(start, end));
  recent[slot] = word;
  lengths[slot] = length;
  letters.set(units.subarray(start, end), slot * WIDTH);
  return word;
}

function isAt(from: number, units: Uint16Array, start: number, length: number): boolean {
  for (let at = 0; at < length; at += 1) if (letters[from + at] !== units[start + at]) return false;
  return true;
}
