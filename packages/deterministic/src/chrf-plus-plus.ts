import { defineMetric, emptyExpectedChoices } from "@eval/core";
import type { ChrfOptions } from "./chrf.js";
import type { ChrfWords } from "./sequence/chrf-counts.js";
import { chrfCorpus, chrfMeasure } from "./sequence/chrf-measure.js";
import { sequenceSteps } from "./sequence/sequence-steps.js";

export interface ChrfPlusPlusOptions extends ChrfOptions {
  /** The longest word n-grams that count beside those of characters; 1 is chrF+. */
  readonly wordOrder: number;
  /**
   * `words`: words of any script, each punctuation mark, danda and symbol a token of its own. `ascii`: the rule of
   * sacrebleu, which sets one ASCII mark apart and leaves the danda on its word.
   */
  readonly tokenizer: ChrfWords;
}

const defaults: ChrfPlusPlusOptions = {
  preset: null,
  normalize: sequenceSteps,
  caseSensitive: true,
  charOrder: 6,
  wordOrder: 2,
  tokenizer: "words",
  beta: 2,
  whitespace: false,
  effectiveOrder: true,
  emptyExpected: "unscored",
};

/**
 * chrF++: chrF with word 1- and 2-grams beside the character n-grams, all orders weighing the same.
 *
 * Everything else is as in `chrf`. The default words are those of any script, with danda, punctuation and symbols
 * apart; `preset: "sacrebleu"` folds nothing and cuts as the reference does, for published numbers.
 *
 * Score from 0 to 1, the percent in `metadata`, and no threshold. A blank output scores 0. An empty expected answer
 * is unscored; with `emptyExpected: "correct"` it is measured as the reference does, which gives 0.
 *
 * @see Popović 2017, https://aclanthology.org/W17-4770; sacrebleu 2.6.0
 * @example
 * chrfPlusPlus()({ output: "गंगा नदी।", expected: "गंगा नदी ।" }).score; // => 1
 * chrfPlusPlus({ charOrder: 1 })({ output: "गंगा नदी", expected: "गंगा नदी।" }).metadata.expectedNgrams; // => [8, 3, 2]
 */
export const chrfPlusPlus = defineMetric({
  package: "@eval/deterministic",
  name: "chrf-plus-plus",
  version: 1,
  summary: "How many character and word n-grams output and expected answer share, as an F measure that favours recall.",
  source: "Popović 2017, https://aclanthology.org/W17-4770; sacrebleu 2.6.0",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "Likeness of spelling, not of meaning: unrelated texts of one language share many characters, so only differences between systems say something.",
  blank: "measure",
  defaults,
  choices: { preset: [null, "sacrebleu"], tokenizer: ["words", "ascii"], emptyExpected: emptyExpectedChoices },
  presets: { sacrebleu: { normalize: [], tokenizer: "ascii", emptyExpected: "correct" } },
  corpus: chrfCorpus,
  create: (options) => chrfMeasure("chrf-plus-plus", { ...options, version: "eval-chrf-plus-plus-1" }),
});
