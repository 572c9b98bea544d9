import { decodeGrams, decodeWeights, decodeWords } from "./decode-model.js";
import { foldWord } from "./fold-word.js";
import { softmax } from "./softmax.js";
import { eachGramBucket, GRAM_BUCKETS } from "./word-features.js";

/** A model as its data file holds it: text that the transport compresses well. */
export interface EncodedModel {
  /** Tags of the languages, in the order of the weights. */
  readonly languages: readonly string[];
  /** What one level of a weight is worth. */
  readonly step: number;
  /** Buckets of n-grams that have a row. */
  readonly grams: string;
  /** Words that have a row of their own, sorted. */
  readonly words: string;
  /** Rows of weights: the bias, then those of the n-grams, then those of the words. */
  readonly weights: string;
}

/** What a word says about its language. */
export interface WordEvidence {
  /** Whether the word itself is in the model, not only its n-grams. */
  readonly known: boolean;
  /** Probability of each language for the word alone, all languages being equally likely before. */
  readonly shares: readonly number[];
}

export interface LanguageModel {
  readonly languages: readonly string[];
  readonly evidence: (word: string) => WordEvidence;
}

/** Reads a model: a softmax over the summed weights of the n-grams of a word and of the word itself. */
export function decodeModel({ languages, step, grams, words, weights }: EncodedModel): LanguageModel {
  const buckets = decodeGrams(grams);
  const listed = decodeWords(words);
  const size = languages.length;
  const rows = decodeWeights(weights, (1 + buckets.length + listed.length) * size);
  const rowOfGram = new Uint16Array(GRAM_BUCKETS);
  buckets.forEach((bucket, at) => {
    rowOfGram[bucket] = at + 1;
  });
  const rowOfWord = new Map(listed.map((word, at) => [word, at + 1 + buckets.length]));

  const levels = new Int32Array(size);
  const add = (row: number) => {
    for (let at = 0, from = row * size; at < size; at += 1) levels[at]! += rows[from + at]!;
  };
  const addGram = (bucket: number) => {
    const row = rowOfGram[bucket]!;
    if (row !== 0) add(row);
  };

  const evidence = (word: string): WordEvidence => {
    const folded = foldWord(word);
    levels.fill(0);
    add(0);
    eachGramBucket(folded, addGram);
    const own = rowOfWord.get(folded);
    if (own !== undefined) add(own);
    const shares = new Array<number>(size);
    for (let at = 0; at < size; at += 1) shares[at] = levels[at]! * step;
    return { known: own !== undefined, shares: softmax(shares) };
  };
  return { languages, evidence };
}
