import { defineMetric } from "@eval/core";
import { measuredMix, mixingDefaults } from "./measured-mix.js";

/**
 * Multilingual index (M-index): 0 where the output is in one language, 1 where it uses two (or all that occur) equally,
 * out of the Gini coefficient of their shares.
 *
 * Languages of words are those of `identifyLanguage`; words that tell none (names, numbers, code) are left out, and an
 * output of nothing else is unscored. Neither end is better: it describes. Works in every script that is known.
 *
 * @see R. Barnett et al., The LIDES Coding Manual (2000)
 * @example
 * mIndex()({ output: "आज मौसम अच्छा है।" }).score; // => 0
 * mIndex()({ output: "1947" }).label; // => "no_language"
 */
export const mIndex = defineMetric({
  package: "@eval/indic-script",
  name: "m-index",
  version: 2,
  summary: "How evenly the output uses its languages.",
  source: "R. Barnett et al., The LIDES Coding Manual (2000)",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Only as right as the language of each word, which is least certain for short and shared words.",
  defaults: mixingDefaults,
  create:
    (options) =>
    ({ output }) =>
      measuredMix(options, output, (mix) => mix.mIndex),
});
