import { lazyPattern } from "@eval/core/text";
import type { ScriptWord } from "./split-script-words.js";

/** What the words of one script of a text say together. */
export interface ScriptReading {
  readonly languages: readonly string[];
  /** Probability of each language; they sum to one. Read over by the next reading. */
  readonly probabilities: ArrayLike<number>;
  /** How much the script counts against the other scripts of the text. */
  readonly weight: number;
  /** The language of a word by its place, given the number of the language of the whole. */
  readonly wordLanguage: (place: number, language: number) => string;
}

/** One letter says nothing where several languages have it. */
export function isLoneLetter(text: string, words: readonly ScriptWord[]): boolean {
  const word = words[0];
  if (word === undefined || words.length > 1) return false;
  return text.slice(word.start, word.end).replace(MARK(), "").length < 2;
}

const MARK = lazyPattern("\\p{M}", "gu");
