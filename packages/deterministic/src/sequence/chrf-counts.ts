import { asciiPunctuation, pythonSplit, splitTokens } from "@eval/core/text";
import { indexNgrams, type NgramIndex, ngramTotal, sharedCount } from "./ngram-index.js";

/** What chrF is made of, by order: those of the characters first, then those of the words. */
export type ChrfCounts = {
  /** N-grams of the output; 0 where the expected answer has none of the order. */
  readonly outputNgrams: readonly number[];
  readonly expectedNgrams: readonly number[];
  readonly matchedNgrams: readonly number[];
};

/** How word n-grams cut: `words` of any script, or `ascii`, pieces between white space less one ASCII mark. */
export type ChrfWords = "words" | "ascii";

export interface ChrfUnits {
  readonly charOrder: number;
  readonly wordOrder: number;
  /** Whether white space is among the characters. */
  readonly whitespace: boolean;
  readonly tokenizer: ChrfWords;
}

/** Gives the counts of the output against one reference after the other. */
export function chrfCounter(output: string, units: ChrfUnits): (reference: string) => ChrfCounts {
  const parts = [
    { cut: (text: string) => charactersOf(text, units.whitespace), order: units.charOrder },
    { cut: units.tokenizer === "words" ? splitTokens : asciiWords, order: units.wordOrder },
  ].filter(({ order }) => order > 0);
  const indexed = parts.map(({ cut, order }) => {
    const items = cut(output);
    return { cut, order, length: items.length, index: indexNgrams(items, order) };
  });
  return (reference) => {
    const counts = { outputNgrams: [], expectedNgrams: [], matchedNgrams: [] };
    for (const { cut, length, index } of indexed) addCounts(counts, index, length, cut(reference));
    return counts;
  };
}

function addCounts(
  counts: { outputNgrams: number[]; expectedNgrams: number[]; matchedNgrams: number[] },
  { own, countIn }: NgramIndex,
  outputLength: number,
  reference: readonly string[],
): void {
  const found = countIn(reference);
  for (const [index, ownCounts] of own.entries()) {
    const expected = ngramTotal(reference.length, index + 1);
    counts.expectedNgrams.push(expected);
    counts.outputNgrams.push(expected === 0 ? 0 : ngramTotal(outputLength, index + 1));
    counts.matchedNgrams.push(sharedCount(ownCounts, found[index]!));
  }
}

/** Code points, as the reference counts. */
function charactersOf(text: string, whitespace: boolean): string[] {
  return [...(whitespace ? text : pythonSplit(text).join(""))];
}

/**
 * The word rule of chrF++: one ASCII punctuation mark is set apart, at the end of a word or else at its start, so
 * that "(hi)" becomes "(hi" and ")".
 */
function asciiWords(text: string): string[] {
  return pythonSplit(text).flatMap((word) => {
    const last = word.length - 1;
    if (last === 0) return word;
    if (asciiPunctuation.includes(word[last]!)) return [word.slice(0, last), word[last]!];
    return asciiPunctuation.includes(word[0]!) ? [word[0]!, word.slice(1)] : word;
  });
}
