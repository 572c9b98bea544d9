import { lazyPattern, lowerCase } from "@eval/core/text";
import { foldReading } from "@eval/core/text/indic";

/** A word, folded for comparison, where it stands in the text (code units, end excluded). */
export interface WordSpan {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text with their places. */
export function wordSpans(text: string): WordSpan[] {
  return Array.from(text.matchAll(WORD()), ({ 0: found, index }) => ({
    word: lowerCase(foldReading(found)),
    start: index,
    end: index + found.length,
  }));
}

const WORD = lazyPattern("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}\\u200C\\u200D]*", "gu");
