import { defineMetric, type EmptyExpected, emptyExpectedChoices } from "@eval/core";
import { type ChrfDetail, chrfCorpus, chrfMeasure } from "./sequence/chrf-measure.js";
import { sequenceSteps } from "./sequence/sequence-steps.js";

export type { ChrfDetail };

export interface ChrfOptions {
  /** `sacrebleu` gives the numbers of that program: no folding, empty references measured. */
  readonly preset: "sacrebleu" | null;
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  readonly caseSensitive: boolean;
  /** The longest character n-grams that count. */
  readonly charOrder: number;
  /** How many times as much recall weighs as precision. */
  readonly beta: number;
  /** Whether white space is among the characters. */
  readonly whitespace: boolean;
  /** Whether n-gram orders that one side is too short for are left out; else they count as nearly 0. */
  readonly effectiveOrder: boolean;
  readonly emptyExpected: EmptyExpected;
}

const defaults: ChrfOptions = {
  preset: null,
  normalize: sequenceSteps,
  caseSensitive: true,
  charOrder: 6,
  beta: 2,
  whitespace: false,
  effectiveOrder: true,
  emptyExpected: "unscored",
};

/**
 * chrF: the F measure of character n-grams of orders 1 to 6, recall weighing twice as much as precision (chrF2).
 *
 * Precision and recall are means over the orders that both sides are long enough for. Of several expected answers
 * the best one counts. The score of a corpus comes from summed counts and is not the mean of its cases.
 *
 * A character is a code point, as in the reference, so that a vowel sign counts on its own and an inflected form
 * keeps most of its score, which suits Indian languages better than whole words do. White space is left out. By
 * default both sides are folded, the case kept; `preset: "sacrebleu"` folds nothing, for published numbers.
 *
 * Score from 0 to 1, the percent in `metadata`, and no threshold. A blank output scores 0. An empty expected answer
 * is unscored; with `emptyExpected: "correct"` it is measured as the reference does, which gives 0.
 *
 * @see Popović 2015, https://aclanthology.org/W15-3049; sacrebleu 2.6.0
 * @example
 * chrf()({ output: "ज़मीन १०", expected: "ज़मीन 10" }).score; // => 1
 * chrf({ charOrder: 1 })({ output: "दान", expected: "दिन" }).metadata.matchedNgrams; // => [2]
 * chrf()({ output: "भारत", expected: "चीन" }).score; // => 0
 */
export const chrf = defineMetric({
  package: "@eval/deterministic",
  name: "chrf",
  version: 1,
  summary: "How many character n-grams output and expected answer share, as an F measure that favours recall.",
  source: "Popović 2015, https://aclanthology.org/W15-3049; sacrebleu 2.6.0",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "Likeness of spelling, not of meaning: unrelated texts of one language share many characters, so only differences between systems say something.",
  blank: "measure",
  defaults,
  choices: { preset: [null, "sacrebleu"], emptyExpected: emptyExpectedChoices },
  presets: { sacrebleu: { normalize: [], emptyExpected: "correct" } },
  corpus: chrfCorpus,
  create: (options) => chrfMeasure("chrf", { ...options, wordOrder: 0, tokenizer: "words", version: "eval-chrf-1" }),
});
