import { lazyPattern, pythonSplit, splitWords } from "@eval/core/text";

/** How ROUGE cuts a text into tokens. */
export type RougeTokenizer = "words" | "letter-runs" | "whitespace" | "google";

/** The tokenizers by the names that options use. */
export const rougeTokenizers: Readonly<Record<RougeTokenizer, (text: string) => string[]>> = {
  words: splitWords,
  "letter-runs": (text) => text.match(LETTER_RUNS()) ?? [],
  whitespace: pythonSplit,
  google: (text) => text.toLowerCase().match(ASCII_RUNS) ?? [],
};

const LETTER_RUNS = lazyPattern("[\\p{L}\\p{M}\\p{N}\\u200C\\u200D]+", "gu");

// ascii: this is the tokenisation of rouge-score, wrong for every other script
const ASCII_RUNS = /[a-z0-9]+/g;

const OTHER_LETTER = lazyPattern("(?=[^\\0-\\x7F])[\\p{L}\\p{M}\\p{N}]");

/** Whether a text has letters or digits that `google` throws away. */
export function hasNonAsciiLetters(text: string): boolean {
  return OTHER_LETTER().test(text);
}
