import { checkLevel } from "../checks/check-level.js";
import { checkPairs } from "../checks/check-pairs.js";
import type { Interval } from "../interval.js";
import { Moments } from "../moments/moments.js";
import { criticalValue } from "../numeric/critical-value.js";
import { ranks } from "./ranks.js";
import { rocAuc } from "./roc-auc.js";

/**
 * DeLong's interval of the area under the ROC curve: area ± z standard errors, cut off at 0 and 1.
 *
 * Null where an outcome has fewer than two items, and where the area is 0 or 1: the spread seen is then 0.
 *
 * @see DeLong, DeLong and Clarke-Pearson 1988; Sun and Xu 2014 for ranks instead of pairs
 * @example
 * delongInterval([true, true, false, false], [3, 1, 2, 0]).method; // => "delong"
 * delongInterval([true, true, false, false], [3, 2, 1, 0]).low; // => null
 */
export function delongInterval(
  positive: readonly boolean[],
  scores: readonly number[],
  level = 0.95,
): Interval<{ readonly standardError: number | null }> {
  checkLevel(level);
  checkPairs(positive, scores);
  const none = (reason: string) => ({ level, method: "delong", standardError: null, low: null, high: null, reason });
  const auc = rocAuc(positive, scores);
  if (auc.value === null) return none(auc.reason);
  const variances = placementVariances(positive, scores, auc.positives, auc.negatives);
  if (variances === null) return none("an outcome has only one item, which has no spread");
  const standardError = Math.sqrt(variances.positive / auc.positives + variances.negative / auc.negatives);
  if (standardError === 0) return none(`the area is ${auc.value}: no item stands on the wrong side, so nothing varies`);
  const half = criticalValue(level) * standardError;
  const [low, high] = [Math.max(0, auc.value - half), Math.min(1, auc.value + half)];
  return { level, method: "delong", standardError, low, high };
}

/**
 * The variances of where each item stands among the items of the other outcome: its rank among all less its rank among
 * its own.
 */
function placementVariances(
  positive: readonly boolean[],
  scores: readonly number[],
  positives: number,
  negatives: number,
): { positive: number; negative: number } | null {
  const overall = ranks(scores);
  const varianceOf = (outcome: boolean, others: number): number | null => {
    const members = [...scores.keys()].filter((index) => positive[index] === outcome);
    const within = ranks(members.map((index) => scores[index]!));
    const placements = members.map((index, at) => (overall[index]! - within[at]!) / others);
    const { value } = new Moments(placements).standardDeviation;
    return value === null ? null : value ** 2;
  };
  const [ofPositives, ofNegatives] = [varianceOf(true, negatives), varianceOf(false, positives)];
  return ofPositives === null || ofNegatives === null ? null : { positive: ofPositives, negative: ofNegatives };
}
