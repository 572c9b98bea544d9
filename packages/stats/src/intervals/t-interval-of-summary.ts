import { checkCount } from "../checks/check-count.js";
import { checkLevel } from "../checks/check-level.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Interval } from "../interval.js";
import { tQuantile } from "../numeric/t-quantile.js";

/** A sample without its values. The standard deviation is the one that divides by n - 1. */
export interface Summary {
  readonly n: number;
  readonly mean: number;
  readonly standardDeviation: number;
}

/**
 * Student's t interval of a mean, out of a summary: what a published table gives.
 *
 * @example
 * tIntervalOfSummary({ n: 5, mean: 3, standardDeviation: Math.sqrt(2.5) }).low?.toFixed(6); // => "1.036757"
 */
export function tIntervalOfSummary({ n, mean, standardDeviation }: Summary, level = 0.95): Interval {
  checkLevel(level);
  checkCount("n", n);
  const method = "t";
  if (n < 2) {
    const reason = n === 0 ? "there are no values" : "one value has no spread";
    return { level, method, low: null, high: null, reason };
  }
  if (!Number.isFinite(mean)) throw invalidInput("mean must be a finite number", mean);
  if (!(standardDeviation >= 0)) throw invalidInput("standard deviation must be at least 0", standardDeviation);
  if (standardDeviation === 0) {
    const reason = `all ${n} values are equal, so their spread says nothing about the mean`;
    return { level, method, low: null, high: null, reason };
  }
  const half = (tQuantile((1 + level) / 2, n - 1) * standardDeviation) / Math.sqrt(n);
  return { level, method, low: mean - half, high: mean + half };
}
