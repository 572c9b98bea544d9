import { countOverlap, ngrams } from "@eval/core/text";
import { lcsLength } from "./lcs-length.js";
import { benchWords, wordRuns } from "./normalize.js";

/** One of the framework's measures of an output against one accepted answer, from 0 to 1. */
export type Formula = (output: string, expected: string) => number;

export const exactMatch: Formula = (output, expected) => (joined(output) === joined(expected) ? 1 : 0);

/** A run of characters, whatever stands around it: "art" is in "party". */
export const contains: Formula = (output, expected) => {
  const sought = joined(expected);
  return sought !== "" && joined(output).includes(sought) ? 1 : 0;
};

export const tokenF1: Formula = (output, expected) => {
  const [given, wanted] = [benchWords(output), benchWords(expected)];
  return f1(countOverlap(given, wanted), given.length, wanted.length);
};

export const rougeL: Formula = (output, expected) => {
  const [given, wanted] = [benchWords(output), benchWords(expected)];
  return f1(lcsLength(given, wanted), given.length, wanted.length);
};

/** ROUGE-N, its recall alone. */
export const rougeRecall =
  (order: number): Formula =>
  (output, expected) => {
    const wanted = gramsOf(benchWords(expected), order);
    return wanted.length === 0 ? 0 : countOverlap(gramsOf(benchWords(output), order), wanted) / wanted.length;
  };

/** Sentence BLEU, each order smoothed by one; an order that the output is too short for counts 1e-9. */
export const bleu: Formula = (output, expected) => {
  const [given, wanted] = [benchWords(output), benchWords(expected)];
  if (given.length === 0 || wanted.length === 0) return 0;
  let logs = 0;
  for (const order of [1, 2, 3, 4]) {
    const grams = gramsOf(given, order);
    const shared = countOverlap(grams, gramsOf(wanted, order));
    logs += Math.log(grams.length === 0 ? 1e-9 : (shared + 1) / (grams.length + 1));
  }
  const penalty = given.length > wanted.length ? 1 : Math.exp(1 - wanted.length / given.length);
  return penalty * Math.exp(logs / 4);
};

/**
 * Cosine of TF-IDF vectors fitted on nothing but the two texts: a shared token weighs 1, any other ln(1.5) + 1.
 *
 * The framework gives 1.0000000000000002 at times. Here lengths are multiplied before the root is taken, and since a
 * shared token's counts are whole numbers, the quotient cannot come out above 1.
 */
export const similarity: Formula = (output, expected) => {
  const [a, b] = [countsOf(wordRuns(output)), countsOf(wordRuns(expected))];
  if (a.size === 0 || b.size === 0) return 0;
  let dot = 0;
  for (const [word, count] of a) dot += count * (b.get(word) ?? 0);
  return dot / Math.sqrt(squaredLength(a, b) * squaredLength(b, a));
};

const UNSHARED = Math.log(1.5) + 1;

function squaredLength(counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [word, count] of counts) sum += (count * (others.has(word) ? 1 : UNSHARED)) ** 2;
  return sum;
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const joined = (text: string): string => benchWords(text).join(" ");

/** Words hold no space, so grams joined by one are the same only where their words are. */
const gramsOf = (words: readonly string[], order: number): string[] =>
  ngrams(words, order).map((gram) => gram.join(" "));

function f1(shared: number, given: number, wanted: number): number {
  if (shared === 0) return 0;
  const [precision, recall] = [shared / given, shared / wanted];
  return (2 * precision * recall) / (precision + recall);
}
