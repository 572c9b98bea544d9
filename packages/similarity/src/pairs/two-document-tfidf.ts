import { lowerCase, splitWords } from "@eval/core/text";
import type { PairScorer } from "./pair-scorer.js";

/**
 * TF-IDF fitted on nothing but the two texts that are compared, as some answer-accuracy scripts do: a shared word weighs
 * 1, any other ln(1.5) + 1, whatever the words are. A measure of word overlap under another name.
 *
 * Raw counts, smooth inverse document frequency ln((1 + 2) / (1 + df)) + 1, unit length, cosine. Words are those of
 * `splitWords` in lower case: for English the tokens of scikit-learn's `\b\w+\b`, while Indic words are not cut at their
 * vowel signs. Null where a text has no words.
 *
 * @see sklearn.feature_extraction.text.TfidfVectorizer 1.9.1 fitted on the two texts
 * @example
 * (await twoDocumentTfidf().scorePairs([{ expected: "Washington", output: "George Washington" }]))[0].toFixed(10); // => "0.5797386715"
 */
export function twoDocumentTfidf(): PairScorer {
  return {
    id: "two-document-tfidf",
    revision: "1",
    scorePairs: async (pairs) => pairs.map(({ expected, output }) => compare(countWords(expected), countWords(output))),
  };
}

const UNSHARED = Math.log(1.5) + 1;

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of splitWords(lowerCase(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function compare(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number | null {
  if (a.size === 0 || b.size === 0) return null;
  let dot = 0;
  for (const [word, count] of a) dot += count * (b.get(word) ?? 0);
  // Rounding may bring equal texts to 1.0000000000000002.
  return Math.min(1, dot / Math.sqrt(squaredLength(a, b) * squaredLength(b, a)));
}

function squaredLength(counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [word, count] of counts) sum += (count * (others.has(word) ? 1 : UNSHARED)) ** 2;
  return sum;
}
