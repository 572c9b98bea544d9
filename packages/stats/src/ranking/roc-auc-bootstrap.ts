import { type BootstrapOptions, bootstrapInterval } from "../bootstrap/bootstrap-interval.js";
import type { BootstrapInterval } from "../bootstrap/sort-replicates.js";
import { checkPairs } from "../checks/check-pairs.js";
import { ranks } from "./ranks.js";

/**
 * A bootstrap interval of the area under the ROC curve. Items are drawn inside each outcome, so that every sample has
 * both; with `clusters` whole clusters are drawn instead, and samples with one outcome only are counted as undefined.
 *
 * @see Efron and Tibshirani 1993; pROC's ci.auc with method="bootstrap"
 * @example
 * rocAucBootstrap([true, true, false, false], [3, 1, 2, 0], { seed: 1 }).high; // => 1
 */
export function rocAucBootstrap(
  positive: readonly boolean[],
  scores: readonly number[],
  options: BootstrapOptions = {},
): BootstrapInterval {
  checkPairs(positive, scores);
  const places = ranks(scores, "dense").map((rank) => rank - 1);
  const distinct = places.reduce((most, place) => Math.max(most, place + 1), 0);
  const counts = { positive: new Float64Array(distinct), negative: new Float64Array(distinct) };
  const areaOf = (indices: readonly number[]): number | null => {
    counts.positive.fill(0);
    counts.negative.fill(0);
    for (const index of indices) counts[positive[index] ? "positive" : "negative"][places[index]!]! += 1;
    return areaOfCounts(counts.positive, counts.negative);
  };
  const strata = options.clusters === undefined ? { strata: positive } : {};
  return bootstrapInterval(scores.length, areaOf, { ...strata, ...options });
}

/** The area from how many items of each outcome have each distinct score, lowest first: no sorting for each sample. */
function areaOfCounts(positive: Float64Array, negative: Float64Array): number | null {
  let positives = 0;
  let below = 0;
  let doubled = 0;
  for (const [place, count] of positive.entries()) {
    const others = negative[place]!;
    doubled += count * (2 * below + others);
    positives += count;
    below += others;
  }
  return positives === 0 || below === 0 ? null : doubled / (2 * positives * below);
}
