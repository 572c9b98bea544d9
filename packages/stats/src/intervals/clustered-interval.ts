import type { Label } from "../checks/check-labels.js";
import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import { Moments } from "../moments/moments.js";
import { isRounding } from "../numeric/is-rounding.js";
import { tQuantile } from "../numeric/t-quantile.js";
import { clusteredStandardError } from "./clustered-standard-error.js";

/**
 * The interval of a mean whose cases come in clusters: mean ± t × clustered standard error, t with one degree of
 * freedom less than there are clusters. For paired runs hand over the differences.
 *
 * @see Miller 2024, Adding error bars to evals, section 2.2
 * @example
 * clusteredInterval([1, 1, 0, 0, 1], ["a", "a", "b", "b", "c"]).clusters; // => 3
 * clusteredInterval([1, 0], ["a", "a"]).low; // => null
 */
export function clusteredInterval(
  values: readonly number[],
  clusters: readonly Label[],
  level = 0.95,
): Interval<{ readonly clusters: number }> {
  checkLevel(level);
  const error = clusteredStandardError(values, clusters);
  const face = { level, method: "clustered-t", clusters: error.clusters };
  if (error.value === null) return { ...face, low: null, high: null, reason: error.reason };
  const mean = new Moments(values).sum / values.length;
  if (isRounding(error.value, mean)) {
    const reason = "all clusters have the same mean, so their spread says nothing about it";
    return { ...face, low: null, high: null, reason };
  }
  const half = tQuantile((1 + level) / 2, error.clusters - 1) * error.value;
  return { ...face, low: mean - half, high: mean + half };
}
