import { defineMetric } from "@eval/core";
import { measuredMix, mixingDefaults } from "./measured-mix.js";

/**
 * Switch points: how many words are in another language than the word before, words without a language left out. A
 * count, so it grows with the length of the output; `i-index` does not.
 *
 * Languages of words are those of `identifyLanguage`; words that tell none (names, numbers, code) are left out, and an
 * output of nothing else is unscored. Neither end is better: it describes. Works in every script that is known.
 *
 * @see G. Guzmán et al., Metrics for Modeling Code-Switching Across Corpora (2017)
 * @example
 * switchPoints()({ output: "आज मौसम अच्छा है।" }).score; // => 0
 * switchPoints()({ output: "1947" }).label; // => "no_language"
 */
export const switchPoints = defineMetric({
  package: "@eval/indic-script",
  name: "switch-points",
  version: 2,
  summary: "How often the output switches language from one word to the next.",
  source: "G. Guzmán et al., Metrics for Modeling Code-Switching Across Corpora (2017)",
  needs: ["output"],
  range: [0, null],
  higherIsBetter: true,
  caveat: "Only as right as the language of each word, which is least certain for short and shared words.",
  defaults: mixingDefaults,
  create:
    (options) =>
    ({ output }) =>
      measuredMix(options, output, (mix) => mix.switchPoints),
});
