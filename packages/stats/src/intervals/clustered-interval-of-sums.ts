import { checkCount } from "../checks/check-count.js";
import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import { addProduct } from "../moments/add-product.js";
import { ExactSum } from "../moments/exact-sum.js";
import { isRounding } from "../numeric/is-rounding.js";
import { tQuantile } from "../numeric/t-quantile.js";

/** The cases of one cluster, added up. */
export interface ClusterSum {
  readonly n: number;
  readonly sum: number | ExactSum;
}

/**
 * `clusteredInterval` from the sum of each cluster, without its cases: what shards that count apart can hand over.
 *
 * The sums are exact, so the order of the clusters is of no account to the last digit.
 *
 * @see Liang and Zeger 1986; Miller 2024, Adding error bars to evals, section 2.2
 * @example
 * clusteredIntervalOfSums([{ n: 2, sum: 2 }, { n: 2, sum: 0 }, { n: 1, sum: 1 }]).clusters; // => 3
 * clusteredIntervalOfSums([{ n: 2, sum: 1 }, { n: 4, sum: 2 }]).low; // => null
 */
export function clusteredIntervalOfSums(
  clusters: Iterable<ClusterSum>,
  level = 0.95,
): Interval<{ readonly clusters: number }> {
  checkLevel(level);
  const sums = [...clusters];
  const total = new ExactSum();
  let n = 0;
  for (const cluster of sums) {
    checkCount("n", cluster.n, 1);
    n += cluster.n;
    if (typeof cluster.sum === "number") total.add(cluster.sum);
    else total.merge(cluster.sum);
  }
  const face = { level, method: "clustered-t", clusters: sums.length };
  const none = (reason: string) => ({ ...face, low: null, high: null, reason });
  if (sums.length === 0) return none("there are no values");
  if (sums.length === 1) return none("one cluster has no spread");
  const parts = total.toJSON();
  const squares = new ExactSum(sums.map((cluster) => (deviationTimes(n, cluster, parts) / n) ** 2)).value;
  const mean = total.value / n;
  const error = Math.sqrt((squares * sums.length) / (sums.length - 1)) / n;
  if (isRounding(error, mean)) return none("all clusters have the same mean, so their spread says nothing about it");
  const half = tQuantile((1 + level) / 2, sums.length - 1) * error;
  return { ...face, low: mean - half, high: mean + half };
}

/** How far a cluster's sum is from what its size would give at the overall mean, times n: exact, so 0 is 0. */
function deviationTimes(n: number, { n: size, sum }: ClusterSum, total: readonly number[]): number {
  const deviation = new ExactSum();
  for (const part of typeof sum === "number" ? [sum] : sum.toJSON()) addProduct(deviation, part, n);
  for (const part of total) addProduct(deviation, part, -size);
  return deviation.value;
}
