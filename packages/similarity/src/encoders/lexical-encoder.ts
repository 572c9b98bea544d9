import { EvalError, show } from "@eval/core";
import { countFeatures, type FeatureCounts, wordsOf } from "./character-features.js";
import type { TokenEncoder } from "./token-encoder.js";

export interface LexicalEncoderOptions {
  /** How many dimensions features are hashed to: a power of two, 1024 where not given. */
  readonly dimensions?: number;
  /** Texts that say how common a feature is (inverse document frequency); without, all count alike. */
  readonly corpus?: readonly string[];
}

/**
 * TF-IDF over character n-grams: a lexical baseline, not a model of meaning. It sees shared spelling, so it forgives
 * typing errors, inflection and word order within a script; translation, transliteration and synonyms are far apart
 * to it, and "not" or another number hardly changes a vector. It needs no files and no network.
 *
 * N-grams of 2 to 4 code points inside words and whole words, 1 + ln(count), times ln((1 + N) / (1 + df)) + 1 where
 * there is a corpus, hashed with signs, unit length. Spelling is folded as `foldCanonical` does, case and the script of
 * digits too. Blank text gives a zero vector; symbols and emoji count where a text has no words. The role makes no
 * difference. `encodeTokens` gives such a vector for each word.
 *
 * @see Weinberger et al. 2009 for signed hashing; scikit-learn's TfidfVectorizer, `char_wb`, for the weights
 * @example
 * const [a, b] = await lexicalEncoder().encode(["नई दिल्ली", "नयी दिल्ली"], "passage");
 * cosine(a, b) > 0.5; // => true
 */
export function lexicalEncoder({ dimensions = 1024, corpus }: LexicalEncoderOptions = {}): TokenEncoder {
  if (!Number.isInteger(Math.log2(dimensions)) || dimensions < 16 || dimensions > 65_536) {
    throw new EvalError(
      "invalid-option",
      `dimensions must be a power of two from 16 to 65536, got ${show(dimensions)}`,
    );
  }
  const frequency = corpus === undefined ? null : documentFrequency(corpus);
  const weightOf = (hash: number) => (frequency === null ? 1 : frequency.weightOf(hash));
  const embed = (words: readonly string[]) => project(countFeatures(words), dimensions, weightOf);
  return {
    id: `lexical:char-2-4:${dimensions}`,
    revision: frequency === null ? "1" : `1+corpus-${frequency.fingerprint}`,
    dimensions,
    encode: async (texts) => texts.map((text) => embed(wordsOf(text))),
    encodeTokens: async (texts) => texts.map((text) => wordsOf(text).map((word) => embed([word]))),
  };
}

function project(counts: FeatureCounts, dimensions: number, weightOf: (hash: number) => number): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const [hash, count] of counts) {
    const sign = hash >>> 31 === 0 ? 1 : -1;
    vector[hash & (dimensions - 1)]! += sign * (1 + Math.log(count)) * weightOf(hash);
  }
  const length = Math.sqrt(vector.reduce((sum, component) => sum + component ** 2, 0));
  return length === 0 ? vector : vector.map((component) => component / length);
}

/** How rare each feature is, with a fingerprint that tells one corpus from another. */
function documentFrequency(corpus: readonly string[]) {
  const documents = new Map<number, number>();
  for (const text of corpus) {
    for (const hash of countFeatures(wordsOf(text)).keys()) documents.set(hash, (documents.get(hash) ?? 0) + 1);
  }
  let fingerprint = corpus.length;
  for (const [hash, count] of documents) fingerprint = (fingerprint + Math.imul(hash ^ count, 0x9e3779b1)) >>> 0;
  return {
    fingerprint: fingerprint.toString(16).padStart(8, "0"),
    weightOf: (hash: number) => Math.log((1 + corpus.length) / (1 + (documents.get(hash) ?? 0))) + 1,
  };
}
