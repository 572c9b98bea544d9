import { defineMetric } from "@eval/core";
import { measureRouge, rougeChoices, rougeDefaults, rougeTokens } from "./sequence/rouge.js";
import { sharedNgrams } from "./sequence/shared-ngrams.js";

/**
 * ROUGE-2: the pairs of neighbouring words that output and expected answer share, each as often as both have it.
 *
 * Score is F1, from 0 to 1, with precision and recall in `metadata`; Lin's paper reports recall. Tokens are by default
 * the words of any script after the foldings of `exact-substring`, without stemming. `tokenizer: "google"` with
 * `normalize: []` gives the number of the rouge-score package, which sees nothing but a-z and 0-9: on other text the
 * flag `nonAsciiLetters` is set. An expected answer of one word has no pair, so it is unscored; rouge-score gives it
 * 0, even against itself, as `shortExpected: "zero"` does.
 *
 * Of several expected answers the one with the best F1 counts. A blank output scores 0; an empty expected answer is
 * unscored, or with `emptyExpected: "no-answer"` matched by a blank output alone.
 *
 * @see Lin 2004, https://aclanthology.org/W04-1013/; rouge_scorer.py of google-research/rouge at 0c1bbe5, no stemmer
 * @example
 * rouge2()({ output: "the Ganga river", expected: "Ganga river" }).score; // => 2 / 3
 * rouge2()({ output: "नई दिल्ली शहर", expected: "नई दिल्ली" }).metadata.recall; // => 1
 * rouge2()({ output: "दिल्ली", expected: "दिल्ली" }).label; // => "too_short"
 */
export const rouge2 = defineMetric({
  package: "@eval/deterministic",
  name: "rouge-2",
  version: 1,
  summary: "F1 of the pairs of neighbouring words that output and expected answer share.",
  source: "Lin 2004, https://aclanthology.org/W04-1013/; rouge_scorer.py of google-research/rouge at 0c1bbe5",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  flags: ["nonAsciiLetters"],
  caveat:
    "It counts shared words, not meaning: a denial shares nearly all of them, and a right answer inside a long output scores low. Answers of one word are not measured.",
  defaults: rougeDefaults,
  choices: rougeChoices,
  create: (options) =>
    measureRouge(options, rougeTokens(options), (expected, output) => sharedNgrams(expected, output, 2)),
});
