import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import { Moments } from "../moments/moments.js";
import { isRounding } from "../numeric/is-rounding.js";
import { tIntervalOfSummary } from "./t-interval-of-summary.js";

/**
 * Student's t interval of a mean: mean ± t × standard deviation / √n. Takes values, or `Moments` merged out of shards;
 * the order of the values does not change a digit.
 *
 * For scores of a continuous kind. Means of 0/1 verdicts want `wilsonInterval`; cases that belong together want
 * `clusteredInterval`. Null where there are fewer than two values, or all are equal but for the rounding of decimals.
 *
 * @see Student 1908
 * @example
 * tInterval([1, 2, 3, 4, 5]).low?.toFixed(6); // => "1.036757"
 * tInterval([0.5]); // => { level: 0.95, method: "t", low: null, high: null, reason: "one value has no spread" }
 */
export function tInterval(values: Iterable<number> | Moments, level = 0.95): Interval {
  checkLevel(level);
  const moments = values instanceof Moments ? values : new Moments(values);
  const { mean, standardDeviation, count } = moments;
  if (mean.value === null) return { level, method: "t", low: null, high: null, reason: mean.reason };
  if (standardDeviation.value === null) {
    return { level, method: "t", low: null, high: null, reason: standardDeviation.reason };
  }
  // Values that are alike have no spread, though 0.1 + 0.2 and 0.3 are two numbers.
  const isAlike = isRounding(standardDeviation.value / Math.sqrt(count), mean.value);
  return tIntervalOfSummary(
    { n: count, mean: mean.value, standardDeviation: isAlike ? 0 : standardDeviation.value },
    level,
  );
}
