import { defineMetric } from "@eval/core";
import { answerSteps } from "./normalizer.js";
import { compareUnits } from "./sequence/compare-units.js";
import { type EmptyGold, emptyGoldChoices } from "./sequence/empty-gold.js";
import { matchingRatio } from "./sequence/matching-ratio.js";
import { type TextUnit, textUnits } from "./sequence/text-units.js";

export interface CharacterRatioOptions {
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  /** What is matched: graphemes, or code points as in Python. */
  readonly unit: TextUnit;
  /** Python's rule that frequent characters of a second text of 200 or more start no match. */
  readonly autojunk: boolean;
  /** Which text is Python's first argument: the ratio is not symmetric. */
  readonly first: "expected" | "output";
  readonly emptyExpected: EmptyGold;
}

export interface CharacterRatioDetail {
  /** Characters in matching blocks. */
  readonly matchingCharacters: number;
  /** Characters of both texts. */
  readonly characters: number;
  /** Which expected answer was closest; absent where it is the first. */
  readonly expectedIndex?: number;
}

const defaults: CharacterRatioOptions = {
  normalize: answerSteps,
  unit: "grapheme",
  autojunk: false,
  first: "expected",
  emptyExpected: "unscored",
};

/**
 * Character ratio: twice the characters in matching blocks over the characters of both texts, as the `ratio` of
 * Python's `SequenceMatcher`.
 *
 * The longest equal run is one block, then the longest on its left and on its right, and so on, so words in another
 * order match in part. Unlike Python's default, the junk rule is off: it gives texts of 200 characters that differ in
 * one of them as little as 0. A character is by default what a reader sees as one. The number of Python is that of
 * `unit: "code-point", autojunk: true, normalize: ["lower-case"]` where it lower-cases both, else of `normalize: []`.
 *
 * Score from 0 to 1; the closest of several expected answers counts. A blank output scores 0; an empty expected answer
 * is unscored, or with `emptyExpected: "no-answer"` matched by a blank output alone. Time grows with the lengths times
 * the number of matching blocks at worst: two texts of 20,000 characters that repeat one sentence take under a second.
 *
 * @see CPython 3.11, Lib/difflib.py; Ratcliff and Metzener 1988, "Pattern Matching: The Gestalt Approach"
 * @example
 * characterRatio()({ output: "the Narmada river valley", expected: "Narmada valley" }).score; // => 14 / 19
 * characterRatio()({ output: "नई दिल्ली", expected: "दिल्ली" }).metadata; // => { matchingCharacters: 2, characters: 7 }
 */
export const characterRatio = defineMetric({
  package: "@eval/deterministic",
  name: "character-ratio",
  version: 1,
  summary: "Twice the characters in matching blocks over the characters of both texts.",
  source: "CPython 3.11, difflib.SequenceMatcher.ratio",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "It compares spelling, not meaning: unrelated texts share letters and score above 0, and a right answer in other words scores low. Exchanging the texts may change the number.",
  defaults,
  choices: { unit: textUnits, first: ["expected", "output"], emptyExpected: emptyGoldChoices },
  create: (options) =>
    compareUnits<CharacterRatioDetail>(options, (expected, output) => {
      const [left, right] = options.first === "expected" ? [expected, output] : [output, expected];
      const { matches, ratio } = matchingRatio(left, right, options.autojunk);
      const characters = left.length + right.length;
      return {
        similarity: ratio,
        reason: `${2 * matches} of ${characters} characters are in matching blocks`,
        detail: { matchingCharacters: matches, characters },
      };
    }),
});
