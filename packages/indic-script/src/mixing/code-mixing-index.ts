import { defineMetric } from "@eval/core";
import { measuredMix, mixingDefaults } from "./measured-mix.js";

/**
 * Code-mixing index (CMI): the share of words with a language that are not in the main one, as a fraction; its authors
 * give percent, which is in `metadata`. 0 for one language, at most 1 - 1/k for k.
 *
 * Languages of words are those of `identifyLanguage`; words that tell none (names, numbers, code) are left out, and an
 * output of nothing else is unscored. Neither end is better: it describes. Works in every script that is known.
 *
 * @see B. Gambäck and A. Das, On Measuring the Complexity of Code-Mixing (2014)
 * @example
 * codeMixingIndex()({ output: "आज मौसम अच्छा है।" }).score; // => 0
 * codeMixingIndex()({ output: "1947" }).label; // => "no_language"
 */
export const codeMixingIndex = defineMetric({
  package: "@eval/indic-script",
  name: "code-mixing-index",
  version: 2,
  summary: "The share of words that are not in the output's main language.",
  source: "B. Gambäck and A. Das, On Measuring the Complexity of Code-Mixing (2014)",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Only as right as the language of each word, which is least certain for short and shared words.",
  defaults: mixingDefaults,
  create:
    (options) =>
    ({ output }) =>
      measuredMix(options, output, (mix) => mix.codeMixingIndex / 100),
});
