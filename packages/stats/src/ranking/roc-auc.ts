import type { Estimate } from "../result.js";
import { rocCounts } from "./roc-counts.js";

/** How many outcomes of each kind a ranking was measured on. */
export interface RankingDetail {
  readonly positives: number;
  readonly negatives: number;
}

/**
 * The area under the ROC curve: the chance that a positive item scores above a negative one, ties counting half.
 *
 * @see Hanley and McNeil 1982; sklearn.metrics.roc_auc_score
 * @example
 * rocAuc([true, true, false], [0.9, 0.4, 0.4]).value; // => 0.75
 * rocAuc([true], [0.9]).reason; // => "there are no negative outcomes"
 */
export function rocAuc(positive: readonly boolean[], scores: readonly number[]): Estimate<RankingDetail> {
  const { positives, negatives, steps, reason } = rocCounts(positive, scores);
  if (reason !== null) return { value: null, reason, positives, negatives };
  let doubled = 0;
  for (let at = 1; at < steps.length; at += 1) {
    const [from, to] = [steps[at - 1]!, steps[at]!];
    doubled += (to.falsePositives - from.falsePositives) * (to.truePositives + from.truePositives);
  }
  return { value: doubled / (2 * positives * negatives), positives, negatives };
}
