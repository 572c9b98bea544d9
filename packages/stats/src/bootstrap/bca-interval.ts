import { checkLevel } from "../checks/check-level.js";
import { normalCdf } from "../numeric/normal-cdf.js";
import { normalQuantile } from "../numeric/normal-quantile.js";
import { quantileOfSorted } from "./quantile-of-sorted.js";
import { type BootstrapInterval, sortReplicates } from "./sort-replicates.js";

/**
 * The bias-corrected and accelerated interval: percentiles moved by how far the replicates sit beside the estimate and
 * by how their spread changes with it. Better than `percentileInterval` for skewed statistics.
 *
 * `jackknife` holds the statistic with each unit left out in turn, one list for each stratum. Ties with the estimate
 * count half, as in scipy.
 *
 * @see Efron 1987; Davison and Hinkley 1997, 5.3.2; scipy.stats.bootstrap
 * @example
 * bcaInterval([1, 2, 3, 4, 5], 3, [[2, 3, 4]], 0.5).low?.toFixed(6); // => "2.000000"
 */
export function bcaInterval(
  replicates: ArrayLike<number | null>,
  estimate: number,
  jackknife: readonly (readonly number[])[],
  level = 0.95,
): BootstrapInterval {
  checkLevel(level);
  const { count, sorted, reason } = sortReplicates(replicates);
  const face = { level, method: "bootstrap-bca", ...count };
  if (sorted === null) return { ...face, low: null, high: null, reason };
  const acceleration = accelerationOf(jackknife);
  if (acceleration === null) {
    return { ...face, low: null, high: null, reason: "leaving out any one unit changes nothing" };
  }
  const bias = normalQuantile(shareBelow(sorted, estimate));
  if (!Number.isFinite(bias)) {
    return { ...face, low: null, high: null, reason: "the estimate lies outside all resamples" };
  }
  const bound = (tail: number) => {
    const shifted = bias + normalQuantile(tail);
    return quantileOfSorted(sorted, normalCdf(bias + shifted / (1 - acceleration * shifted)));
  };
  return { ...face, low: bound((1 - level) / 2), high: bound((1 + level) / 2) };
}

/** A resample of the same items summed in another order differs from the estimate in its last digits: still a tie. */
const TIE = 1e-10;

function shareBelow(sorted: Float64Array, estimate: number): number {
  const margin = TIE * (sorted.at(-1)! - sorted[0]!);
  let below = 0;
  for (const replicate of sorted) {
    if (replicate < estimate - margin) below += 1;
    else if (replicate <= estimate + margin) below += 0.5;
  }
  return below / sorted.length;
}

/** Skewness of the influence values, each stratum weighted by its size. */
function accelerationOf(jackknife: readonly (readonly number[])[]): number | null {
  let squares = 0;
  let cubes = 0;
  for (const stratum of jackknife) {
    const n = stratum.length;
    const mean = stratum.reduce((sum, value) => sum + value, 0) / n;
    for (const value of stratum) {
      const influence = ((n - 1) * (mean - value)) / n;
      squares += influence ** 2;
      cubes += influence ** 3;
    }
  }
  return squares === 0 ? null : cubes / (6 * squares ** 1.5);
}
