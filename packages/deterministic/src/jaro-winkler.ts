import { defineMetric, EvalError, show } from "@eval/core";
import { answerSteps } from "./normalizer.js";
import { compareUnits } from "./sequence/compare-units.js";
import { type EmptyGold, emptyGoldChoices } from "./sequence/empty-gold.js";
import { jaroSimilarity } from "./sequence/jaro-similarity.js";
import { type TextUnit, textUnits } from "./sequence/text-units.js";

export interface JaroWinklerOptions {
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  /** What is compared: graphemes, or code points as in rapidfuzz. */
  readonly unit: TextUnit;
  /** What each character of a common prefix adds, from 0 (the Jaro similarity) to 0.25. */
  readonly prefixWeight: number;
  readonly emptyExpected: EmptyGold;
}

export interface JaroWinklerDetail {
  /** The similarity before the prefix is counted. */
  readonly jaro: number;
  /** Characters that both texts hold no farther apart than half the longer length. */
  readonly matchingCharacters: number;
  /** Pairs of matching characters in another order. */
  readonly transpositions: number;
  /** Characters of the common prefix that are counted, 4 at most; 0 where the Jaro similarity is 0.7 or less. */
  readonly prefix: number;
  /** Which expected answer was closest; absent where it is the first. */
  readonly expectedIndex?: number;
}

const defaults: JaroWinklerOptions = {
  normalize: answerSteps,
  unit: "grapheme",
  prefixWeight: 0.1,
  emptyExpected: "unscored",
};

/**
 * Jaro-Winkler similarity: the share of characters that match at nearly the same place and in order, raised where the
 * texts begin alike. Made for names and other short strings.
 *
 * The variant of rapidfuzz and of Winkler's later code: up to four equal first characters count, and only where the
 * Jaro similarity is above 0.7. A character is by default what a reader sees as one; `unit: "code-point"` with
 * `normalize: []` gives rapidfuzz's number. Both sides are folded first as for `edit-similarity`.
 *
 * Score from 0 to 1; the closest of several expected answers counts. A blank output scores 0; an empty expected answer
 * is unscored, or with `emptyExpected: "no-answer"` matched by a blank output alone. A `prefixWeight` outside of 0 to
 * 0.25 throws an `EvalError`, since the score could pass 1.
 *
 * @see Winkler 1990, https://eric.ed.gov/?id=ED325505; rapidfuzz 3.14.6, `distance.JaroWinkler.similarity`
 * @example
 * jaroWinkler()({ output: "MARHTA", expected: "MARTHA" }).metadata.transpositions; // => 1
 * jaroWinkler()({ output: "MARHTA", expected: "MARTHA" }).metadata.prefix; // => 3
 * jaroWinkler()({ output: "अ", expected: "क" }).score; // => 0
 */
export const jaroWinkler = defineMetric({
  package: "@eval/deterministic",
  name: "jaro-winkler",
  version: 1,
  summary: "Characters that match at nearly the same place and in order, raised where the texts begin alike.",
  source: "Winkler 1990, https://eric.ed.gov/?id=ED325505; rapidfuzz 3.14.6, distance.JaroWinkler.similarity",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "Made for names: on sentences unrelated texts of one language score above 0.5. It compares spelling, not meaning.",
  defaults,
  choices: { unit: textUnits, emptyExpected: emptyGoldChoices },
  create(options) {
    const { prefixWeight } = options;
    if (!(prefixWeight >= 0 && prefixWeight <= 0.25)) {
      throw new EvalError("invalid-option", `prefixWeight must be from 0 to 0.25, got ${show(prefixWeight)}`);
    }
    return compareUnits<JaroWinklerDetail>(options, (expected, output) => {
      const { similarity: jaro, matches, transpositions } = jaroSimilarity(expected, output);
      const prefix = jaro > BOOST_ABOVE ? commonPrefix(expected, output) : 0;
      return {
        similarity: jaro + prefix * prefixWeight * (1 - jaro),
        reason: `${matches} characters match, ${transpositions} of them transposed, the first ${prefix} raise the score`,
        detail: { jaro, matchingCharacters: matches, transpositions, prefix },
      };
    });
  },
});

const BOOST_ABOVE = 0.7;
const LONGEST_PREFIX = 4;

function commonPrefix(left: readonly string[], right: readonly string[]): number {
  const most = Math.min(left.length, right.length, LONGEST_PREFIX);
  let length = 0;
  while (length < most && left[length] === right[length]) length += 1;
  return length;
}
