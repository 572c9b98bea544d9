import type { Estimate } from "../result.js";
import type { RankingDetail } from "./roc-auc.js";
import { rocCounts } from "./roc-counts.js";

/**
 * Average precision: the mean of the precision at each positive item, from the highest score down, without
 * interpolation; equal scores are taken together. The area under a precision-recall curve in steps.
 *
 * A ranking at random has the share of positives. Null without positives.
 *
 * @see sklearn.metrics.average_precision_score
 * @example
 * averagePrecision([true, false, true], [0.9, 0.8, 0.7]).value?.toFixed(6); // => "0.833333"
 */
export function averagePrecision(positive: readonly boolean[], scores: readonly number[]): Estimate<RankingDetail> {
  const { positives, negatives, steps, reason } = rocCounts(positive, scores);
  if (reason !== null && positives === 0) return { value: null, reason, positives, negatives };
  let sum = 0;
  for (let at = 1; at < steps.length; at += 1) {
    const { truePositives, falsePositives } = steps[at]!;
    const found = truePositives - steps[at - 1]!.truePositives;
    sum += (found * truePositives) / (truePositives + falsePositives);
  }
  return { value: sum / positives, positives, negatives };
}
