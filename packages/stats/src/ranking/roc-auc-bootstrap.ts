import { bootstrapCounts } from "../bootstrap/bootstrap-counts.js";
import type { BootstrapOptions } from "../bootstrap/interval-by-method.js";
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
  // Two kinds for each distinct score, lowest first: negative, then positive.
  const kinds = places.map((place, index) => 2 * place + Number(positive[index]));
  const strata = options.clusters === undefined ? { strata: positive } : {};
  return bootstrapCounts(kinds, 2 * distinct, areaOf, { ...strata, ...options });
}

/** The area from how many items of each outcome have each distinct score: no sorting for each sample. */
function areaOf(counts: Float64Array): number | null {
  let positives = 0;
  let below = 0;
  let doubled = 0;
  for (let kind = 0; kind < counts.length; kind += 2) {
    const [ofNegatives, ofPositives] = [counts[kind]!, counts[kind + 1]!];
    doubled += ofPositives * (2 * below + ofNegatives);
    positives += ofPositives;
    below += ofNegatives;
  }
  return positives === 0 || below === 0 ? null : doubled / (2 * positives * below);
}
