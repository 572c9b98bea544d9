// @ts-check

/**
 * Where a metric by its definition does not do what is wanted of a kind of pair, and why. The tests fail on a line that
 * is not true any more as they do on one that is missing.
 *
 * @typedef {{ readonly kind: string, readonly metrics: readonly string[] | "all", readonly scripts?: readonly string[], readonly reason: string }} Exception
 */

/** @type {readonly Exception[]} */
export const byDefinition = [
  {
    kind: "danda",
    metrics: ["exact-match", "id-match"],
    reason: "compare the expected answer with its punctuation; `ignorePunctuation` of exact-match leaves it out",
  },
  {
    kind: "danda",
    metrics: ["character-error-rate", "character-ratio", "chrf", "edit-similarity", "jaro-winkler"],
    reason: "count characters, and the mark is one",
  },
  {
    kind: "danda",
    metrics: ["bleu", "chrf-plus-plus", "ter"],
    reason: "count punctuation as tokens, as machine translation is scored; `ignorePunctuation` of ter leaves it out",
  },
  {
    kind: "digits",
    metrics: ["exact-match"],
    reason: "folds what looks the same and nothing else; `normalize` can name `fold-digits`",
  },
  {
    kind: "digits",
    metrics: ["id-match"],
    reason: "an identifier is compared as it is written; `digits` can be `any-script`",
  },
  {
    kind: "idle joiner",
    metrics: ["id-match"],
    reason: "an identifier is compared as it is written",
  },
  {
    kind: "longer word",
    metrics: ["exact-substring"],
    reason:
      "finds a run of characters, as case endings need (ভারত in ভারতের), and flags `insideLongerWord`; `boundary` can be `word`",
  },
];

/**
 * The line that speaks of a metric, a kind of pair and a script.
 *
 * @param {{ readonly metric: string, readonly kind: string, readonly script: string }} cell
 * @returns {Exception | undefined}
 */
export const exceptionOf = ({ metric, kind, script }) =>
  byDefinition.find(
    (line) =>
      line.kind === kind &&
      (line.metrics === "all" || line.metrics.includes(metric)) &&
      (line.scripts === undefined || line.scripts.includes(script)),
  );
