// @ts-check

/**
 * Scorers of other packages, with their defaults: what is given to them is what their documentation shows.
 *
 * @typedef {{ readonly input: string, readonly output: string, readonly expected: string }} Args
 * @typedef {object} Peer
 * @property {string} name as the table shows it
 * @property {string} npm package with its version
 * @property {string} [entry] what is imported, where it is not the package itself
 * @property {(module: any) => (args: Args) => unknown} scorer
 */

const longer = (/** @type {Args} */ { output, expected }) => Math.max(output.length, expected.length);
const mastra = { npm: "@mastra/evals@0.14.4", entry: "@mastra/evals/nlp" };

/** @type {readonly Peer[]} */
export const peers = [
  { name: "ExactMatch", npm: "autoevals@0.3.0", scorer: ({ ExactMatch }) => ExactMatch },
  { name: "Levenshtein", npm: "autoevals@0.3.0", scorer: ({ Levenshtein }) => Levenshtein },
  {
    name: "distance",
    npm: "fastest-levenshtein@1.0.16",
    scorer:
      ({ distance }) =>
      (args) =>
        longer(args) === 0 ? 1 : 1 - distance(args.output, args.expected) / longer(args),
  },
  {
    name: "compareTwoStrings",
    npm: "string-similarity@4.0.4",
    scorer:
      ({ compareTwoStrings }) =>
      ({ output, expected }) =>
        compareTwoStrings(output, expected),
  },
  {
    name: "JaroWinklerDistance",
    npm: "natural@8.1.0",
    scorer:
      ({ JaroWinklerDistance }) =>
      ({ output, expected }) =>
        JaroWinklerDistance(output, expected, {}),
  },
  {
    name: "ratio",
    npm: "fuzzball@2.2.6",
    scorer:
      ({ ratio }) =>
      ({ output, expected }) =>
        ratio(output, expected) / 100,
  },
  {
    name: "token_set_ratio",
    npm: "fuzzball@2.2.6",
    scorer:
      ({ token_set_ratio }) =>
      ({ output, expected }) =>
        token_set_ratio(output, expected) / 100,
  },
  {
    name: "n",
    npm: "js-rouge@3.2.3",
    scorer:
      ({ n }) =>
      ({ output, expected }) =>
        n(output, expected),
  },
  {
    name: "l",
    npm: "js-rouge@3.2.3",
    scorer:
      ({ l }) =>
      ({ output, expected }) =>
        l(output, expected),
  },
  {
    name: "n",
    npm: "rouge@1.0.3",
    scorer:
      ({ n }) =>
      ({ output, expected }) =>
        n(output, expected),
  },
  {
    name: "bleu, up to single words",
    npm: "bleu-score@1.0.4",
    scorer:
      ({ bleu }) =>
      ({ output, expected }) =>
        bleu(expected, output, 1),
  },
  ...["CompletenessMetric", "ContentSimilarityMetric", "KeywordCoverageMetric", "TextualDifferenceMetric"].map(
    (name) => ({
      ...mastra,
      name,
      scorer:
        (/** @type {any} */ { [name]: Metric }) =>
        (/** @type {Args} */ { output, expected }) =>
          new Metric().measure(expected, output),
    }),
  ),
];

/** What the packages ask for beside themselves. */
export const besides = ["zod@4.6.7", "@mastra/core@0.24.9"];
