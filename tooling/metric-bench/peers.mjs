// @ts-check

/**
 * What else computes the number of a metric. `options` make the metric compute the very number of the peer where that
 * is another than its default; where the peer has another definition, `differs` says which.
 *
 * @typedef {{ readonly output: string, readonly expected: string }} TextPair
 * @typedef {(pair: TextPair) => number | Promise<number>} Score
 * @typedef {object} Peer
 * @property {string} metric
 * @property {string} name
 * @property {string} [node] npm package
 * @property {(module: any) => Score} [score] of the npm package
 * @property {string} [python] module; its function is the one of the peer's name in `bench/peers/score_pairs.py`
 * @property {Readonly<Record<string, unknown>>} [options]
 * @property {string} [differs]
 */

const POINTS = { unit: "code-point", normalize: [] };
const SACREBLEU = { preset: "sacrebleu" };
const SQUAD = { tokens: "squad", normalize: [], articles: "en" };
const words = (/** @type {string} */ text) => text.split(" ");
const longer = (/** @type {TextPair} */ { output, expected }) => Math.max(output.length, expected.length);

/** @type {readonly Peer[]} */
export const peers = [
  {
    metric: "edit-similarity",
    name: "fastest-levenshtein",
    node: "fastest-levenshtein",
    score:
      ({ distance }) =>
      (pair) =>
        1 - distance(pair.output, pair.expected) / longer(pair),
    options: POINTS,
  },
  {
    metric: "edit-similarity",
    name: "js-levenshtein",
    node: "js-levenshtein",
    score: (distance) => (pair) => 1 - distance(pair.output, pair.expected) / longer(pair),
    options: POINTS,
  },
  {
    metric: "edit-similarity",
    name: "natural",
    node: "natural",
    score:
      ({ LevenshteinDistance }) =>
      (pair) =>
        1 - LevenshteinDistance(pair.output, pair.expected) / longer(pair),
    options: POINTS,
  },
  {
    metric: "edit-similarity",
    name: "autoevals",
    node: "autoevals",
    score:
      ({ Levenshtein }) =>
      async (pair) =>
        (await Levenshtein(pair)).score,
    options: POINTS,
  },
  { metric: "edit-similarity", name: "rapidfuzz", python: "rapidfuzz", options: POINTS },
  { metric: "edit-similarity", name: "python-Levenshtein", python: "Levenshtein", options: POINTS },
  {
    metric: "jaro-winkler",
    name: "natural",
    node: "natural",
    score:
      ({ JaroWinklerDistance }) =>
      (pair) =>
        JaroWinklerDistance(pair.output, pair.expected, {}),
    options: POINTS,
    differs: "raises every score, not those above 0.7 alone",
  },
  {
    metric: "jaro-winkler",
    name: "jaro-winkler",
    node: "jaro-winkler",
    score: (distance) => (pair) => distance(pair.output, pair.expected),
    options: POINTS,
    differs: "counts transpositions in its own way",
  },
  { metric: "jaro-winkler", name: "rapidfuzz", python: "rapidfuzz", options: POINTS },
  { metric: "jaro-winkler", name: "jellyfish", python: "jellyfish", options: POINTS },
  { metric: "character-ratio", name: "difflib", python: "difflib", options: { ...POINTS, autojunk: true } },
  { metric: "bleu", name: "sacrebleu", python: "sacrebleu", options: SACREBLEU },
  {
    metric: "bleu",
    name: "nltk",
    python: "nltk",
    options: { normalize: [], tokenizer: "none", smooth: "none" },
    differs: "takes 1e-308 for a precision of 0",
  },
  { metric: "chrf", name: "sacrebleu", python: "sacrebleu", options: SACREBLEU },
  {
    metric: "chrf",
    name: "nltk",
    python: "nltk",
    options: SACREBLEU,
    differs: "means the F of each order, leaves out orders without a match",
  },
  { metric: "chrf-plus-plus", name: "sacrebleu", python: "sacrebleu", options: SACREBLEU },
  { metric: "ter", name: "sacrebleu", python: "sacrebleu", options: SACREBLEU },
  ...["rouge-1", "rouge-2", "rouge-l"].map((metric, index) => ({
    metric,
    name: "js-rouge",
    node: "js-rouge",
    score: (/** @type {any} */ { n, l }) => {
      const measure = index === 2 ? l : n;
      const settings = { tokenizer: words, ...(index < 2 && { n: index + 1 }) };
      return (/** @type {TextPair} */ { output, expected }) => measure(output, expected, settings);
    },
    options: { tokenizer: "whitespace", normalize: [] },
  })),
  ...["rouge-1", "rouge-2", "rouge-l", "rouge-lsum"].map((metric) => ({
    metric,
    name: "rouge-score",
    python: "rouge_score",
    options: { tokenizer: "google" },
  })),
  { metric: "word-error-rate", name: "jiwer", python: "jiwer", options: { tokenizer: "jiwer", normalize: [] } },
  { metric: "character-error-rate", name: "jiwer", python: "jiwer", options: POINTS },
  { metric: "token-f1", name: "SQuAD in Python", python: "collections", options: SQUAD },
  { metric: "squad-exact-match", name: "SQuAD in Python", python: "string", options: SQUAD },
  {
    metric: "exact-match",
    name: "autoevals",
    node: "autoevals",
    score:
      ({ ExactMatch }) =>
      async (pair) =>
        (await ExactMatch(pair)).score,
    options: { normalize: [], caseSensitive: true },
  },
  { metric: "exact-substring", name: "Python's in", python: "operator", options: { preset: "scripts" } },
  { metric: "word-overlap", name: "Python's set", python: "string", options: { preset: "scripts" } },
];
