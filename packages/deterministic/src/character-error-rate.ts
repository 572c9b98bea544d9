import { defineMetric } from "@eval/core";
import { pythonStrip } from "@eval/core/text";
import { answerSteps, normalizerOf } from "./normalizer.js";
import { type EmptyGold, emptyGoldChoices } from "./sequence/empty-gold.js";
import { type ErrorRateDetail, measureErrorRate, pooledErrorRate } from "./sequence/error-rate.js";
import { splitUnits, type TextUnit, textUnits } from "./sequence/text-units.js";

export interface CharacterErrorRateOptions {
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  /** What one error changes: a grapheme, or a code point as in jiwer. */
  readonly unit: TextUnit;
  readonly emptyExpected: EmptyGold;
}

export type CharacterErrorRateDetail = ErrorRateDetail;

const defaults: CharacterErrorRateOptions = { normalize: answerSteps, unit: "grapheme", emptyExpected: "unscored" };

/**
 * Character error rate (CER): substituted, inserted and deleted characters per character of the expected answer. Lower
 * is better.
 *
 * White space inside counts, at the ends it does not. A character is by default what a reader sees as one, so a wrong
 * vowel sign is one error in its letter; `unit: "code-point"` with `normalize: []` gives jiwer's number. Both sides
 * are folded first as for `exact-substring`: Unicode forms, case, digits of Indian scripts, quotes, dashes, white space.
 *
 * From 0, without an upper end. The corpus score is the sum of errors over the sum of expected characters. Of several
 * expected answers the one with the lowest rate counts. A blank output has every character deleted. An empty expected
 * answer is unscored; with `emptyExpected: "no-answer"` the rate is the number of characters given, as in jiwer.
 *
 * @see jiwer 4.0.0, https://github.com/jitsi/jiwer
 * @example
 * characterErrorRate()({ output: "दान", expected: "दिन" }).score; // => 0.5
 * characterErrorRate({ unit: "code-point" })({ output: "दान", expected: "दिन" }).score; // => 1 / 3
 * characterErrorRate()({ output: "Mumbai", expected: ["Bombay", "Mumbai"] }).metadata.expectedIndex; // => 1
 */
export const characterErrorRate = defineMetric({
  package: "@eval/deterministic",
  name: "character-error-rate",
  version: 1,
  summary: "Substituted, inserted and deleted characters per character of the expected answer.",
  source: "jiwer 4.0.0, https://github.com/jitsi/jiwer",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, null],
  higherIsBetter: false,
  caveat:
    "Made for transcripts: a right answer in other words, in another order or inside a long output has a high rate.",
  blank: "measure",
  corpus: pooledErrorRate,
  defaults,
  choices: { unit: textUnits, emptyExpected: emptyGoldChoices },
  create({ normalize, unit }) {
    const fold = normalizerOf(normalize);
    return measureErrorRate((text) => splitUnits(pythonStrip(fold(text)), unit));
  },
});
