import type { Estimate } from "../result.js";
import { rocCounts } from "./roc-counts.js";
import { type CriterionOptions, checkCosts, criterionOf, type DecisionCounts, gainOf } from "./threshold-criterion.js";

export interface FittedThreshold {
  /** Scores from here on are called positive; null calls nothing positive. The highest, where several do equally well. */
  readonly threshold: number | null;
  /** All thresholds that do equally well, highest first. */
  readonly optimal: readonly (number | null)[];
}

/**
 * The threshold that does best on the very items it is chosen from. Its `value` flatters: quote what
 * `crossValidateThreshold` or `holdOutThreshold` measure on items that had no part in the choice.
 *
 * @see Youden 1950 for the criterion of that name
 * @example
 * fitThreshold([true, true, false], [0.9, 0.6, 0.2]);
 * // => { value: 1, threshold: 0.6, optimal: [0.6] }
 */
export function fitThreshold(
  positive: readonly boolean[],
  scores: readonly number[],
  options: CriterionOptions = {},
): Estimate<FittedThreshold> {
  checkCosts(options);
  const { positives, negatives, steps } = rocCounts(positive, scores);
  const decisions = steps.map(({ threshold, truePositives, falsePositives }) => {
    const rest = { trueNegatives: negatives - falsePositives, falseNegatives: positives - truePositives };
    const counts: DecisionCounts = { truePositives, falsePositives, ...rest };
    return { threshold, counts, gain: gainOf(counts, options) };
  });
  const best = decisions.reduce((most, { gain }) => Math.max(most, gain), Number.NEGATIVE_INFINITY);
  const winners = decisions.filter(({ gain }) => gain === best);
  const { threshold, counts } = winners[0]!;
  const value = criterionOf(counts, options);
  if (value.value === null) return { ...value, threshold: null, optimal: [] };
  return { ...value, threshold, optimal: winners.map((winner) => winner.threshold) };
}
