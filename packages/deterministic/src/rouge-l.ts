import { defineMetric } from "@eval/core";
import { lcsLength } from "./sequence/lcs-length.js";
import { measureRouge, rougeChoices, rougeDefaults, rougeTokens } from "./sequence/rouge.js";

/**
 * ROUGE-L: the longest sequence of words that output and expected answer have in the same order, gaps allowed.
 *
 * Score is F1, from 0 to 1, with precision and recall in `metadata`; Lin's paper weighs recall more. The whole text is
 * one sequence, line breaks or not: `rouge-lsum` goes line by line. Tokens are by default the words of any script
 * after the foldings of `exact-substring`, without stemming. `tokenizer: "google"` with `normalize: []` gives the
 * number of the rouge-score package, which sees nothing but a-z and 0-9: on other text the flag `nonAsciiLetters` is
 * set.
 *
 * Of several expected answers the one with the best F1 counts. A blank output scores 0. An expected answer without a
 * word is unscored, or 0 with `shortExpected: "zero"` as in the reference; an empty one is unscored, or with
 * `emptyExpected: "no-answer"` matched by a blank output alone.
 *
 * @see Lin 2004, https://aclanthology.org/W04-1013/; rouge_scorer.py of google-research/rouge at 0c1bbe5, no stemmer
 * @example
 * rougeL()({ output: "police kill the gunman", expected: "police killed the gunman" }).score; // => 0.75
 * rougeL()({ output: "the gunman kill police", expected: "police killed the gunman" }).score; // => 0.5
 * rougeL()({ output: "गंगा नदी।", expected: "नदी गंगा" }).score; // => 0.5
 */
export const rougeL = defineMetric({
  package: "@eval/deterministic",
  name: "rouge-l",
  version: 1,
  summary: "F1 of the longest sequence of words that output and expected answer have in the same order.",
  source: "Lin 2004, https://aclanthology.org/W04-1013/; rouge_scorer.py of google-research/rouge at 0c1bbe5",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  flags: ["nonAsciiLetters"],
  caveat:
    "It counts shared words, not meaning: a denial shares nearly all of them, and a right answer inside a long output scores low.",
  defaults: rougeDefaults,
  choices: rougeChoices,
  create: (options) =>
    measureRouge(options, rougeTokens(options), (expected, output) => ({
      shared: lcsLength(expected, output),
      expected: expected.length,
      output: output.length,
    })),
});
