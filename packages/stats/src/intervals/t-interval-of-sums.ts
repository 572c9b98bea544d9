import { checkCount } from "../checks/check-count.js";
import { checkLevel } from "../checks/check-level.js";
import { checkValues } from "../checks/check-values.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Interval } from "../interval.js";
import { tIntervalOfSummary } from "./t-interval-of-summary.js";

/** A sample as two running sums. */
export interface Sums {
  readonly n: number;
  readonly sum: number;
  readonly sumOfSquares: number;
}

/**
 * Student's t interval of a mean, out of count, sum and sum of squares.
 *
 * Rounded sums lose the digits that a large mean and a small spread share; `Moments` do not.
 *
 * @example
 * tIntervalOfSums({ n: 5, sum: 15, sumOfSquares: 55 }).low?.toFixed(6); // => "1.036757"
 */
export function tIntervalOfSums({ n, sum, sumOfSquares }: Sums, level = 0.95): Interval {
  checkLevel(level);
  checkCount("n", n);
  checkValues("sums", [sum, sumOfSquares]);
  if (n < 2) return tIntervalOfSummary({ n, mean: sum, standardDeviation: 0 }, level);
  const mean = sum / n;
  const variance = (sumOfSquares - sum * mean) / (n - 1);
  if (variance < 0) throw invalidInput(`sum of squares must be at least sum² / n = ${sum * mean}`, sumOfSquares);
  return tIntervalOfSummary({ n, mean, standardDeviation: Math.sqrt(variance) }, level);
}
