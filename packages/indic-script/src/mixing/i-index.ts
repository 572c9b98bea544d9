import { defineMetric } from "@eval/core";
import { measuredMix, mixingDefaults } from "./measured-mix.js";

/**
 * Integration index (I-index): switches of language over the places between words where one was possible.
 *
 * Languages of words are those of `identifyLanguage`; words that tell none (names, numbers, code) are left out, and an
 * output of nothing else is unscored. Neither end is better: it describes. Works in every script that is known.
 *
 * @see G. Guzmán et al., Metrics for Modeling Code-Switching Across Corpora (2017)
 * @example
 * iIndex()({ output: "आज मौसम अच्छा है।" }).score; // => 0
 * iIndex()({ output: "1947" }).label; // => "no_language"
 */
export const iIndex = defineMetric({
  package: "@eval/indic-script",
  name: "i-index",
  version: 2,
  summary: "How often the output switches language, per place where it could.",
  source: "G. Guzmán et al., Metrics for Modeling Code-Switching Across Corpora (2017)",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Only as right as the language of each word, which is least certain for short and shared words.",
  defaults: mixingDefaults,
  create:
    (options) =>
    ({ output }) =>
      measuredMix(options, output, (mix) => mix.iIndex),
});
