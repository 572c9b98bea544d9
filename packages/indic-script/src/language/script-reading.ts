import { lazyPattern } from "@eval/core/text";
import type { WordContext } from "./word-context.js";

/** A word of one script in its place. */
export interface PlacedWord {
  readonly text: string;
  readonly context: WordContext;
}

/** What the words of one script of a text say together. */
export interface ScriptReading {
  readonly languages: readonly string[];
  /** Probability of each language; they sum to one. */
  readonly probabilities: ArrayLike<number>;
  /** How much the script counts against the other scripts of the text. */
  readonly weight: number;
  /** The language of a word by its place, given the number of the language of the whole. */
  readonly wordLanguage: (place: number, language: number) => string;
}

/** One letter says nothing where several languages have it. */
export function isLoneLetter(words: readonly PlacedWord[]): boolean {
  const [word, ...others] = words;
  return word !== undefined && others.length === 0 && word.text.replace(MARK(), "").length < 2;
}

const MARK = lazyPattern("\\p{M}", "gu");
