import { checkLevel } from "../checks/check-level.js";
import { quantileOfSorted } from "./quantile-of-sorted.js";
import { type BootstrapInterval, sortReplicates } from "./sort-replicates.js";

/**
 * The percentile interval of bootstrap replicates: the quantiles that leave out (1 - level) / 2 on either side, as
 * numpy's `linear` interpolates them.
 *
 * Null replicates are counted and left out; where they are more than 5 %, or all replicates are equal, there is no
 * interval.
 *
 * @see Efron 1979
 * @example
 * percentileInterval([0, 1, 2, 3, 4], 0.5).low; // => 1
 * percentileInterval([0.5, null]).low; // => null
 */
export function percentileInterval(replicates: ArrayLike<number | null>, level = 0.95): BootstrapInterval {
  checkLevel(level);
  const { count, sorted, reason } = sortReplicates(replicates);
  const face = { level, method: "bootstrap-percentile", ...count };
  if (sorted === null) return { ...face, low: null, high: null, reason };
  const tail = (1 - level) / 2;
  return { ...face, low: quantileOfSorted(sorted, tail), high: quantileOfSorted(sorted, 1 - tail) };
}
