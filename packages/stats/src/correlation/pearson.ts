import { checkLevel } from "../checks/check-level.js";
import { checkPairs } from "../checks/check-pairs.js";
import { checkValues } from "../checks/check-values.js";
import type { Interval } from "../interval.js";
import { criticalValue } from "../numeric/critical-value.js";
import { tTwoSided } from "../numeric/student-t.js";
import type { Estimate } from "../result.js";
import type { TestResult } from "../test-result.js";

export interface CorrelationDetail {
  readonly n: number;
  /** Against no correlation, two-sided. */
  readonly test: TestResult;
}

/**
 * Pearson's correlation of two lists, with Fisher's interval and the t test against no correlation.
 *
 * Null where a list is constant. Two pairs always lie on a line: 1 or -1 with p = 1. The interval needs four pairs that
 * are not all on a line.
 *
 * @see Pearson 1895; Fisher 1921; scipy.stats.pearsonr
 * @example
 * pearson([1, 2, 3], [2, 4, 6]).value; // => 1
 * pearson([1, 1], [1, 2]).value; // => null
 */
export function pearson(
  x: readonly number[],
  y: readonly number[],
  level = 0.95,
): Estimate<CorrelationDetail & { readonly interval: Interval }> {
  checkLevel(level);
  const n = x.length;
  const r = correlate(x, y);
  const test = correlationTest(r, n, "pearson-t");
  if (r.value === null) {
    const interval = { level, method: "fisher-z", low: null, high: null, reason: r.reason };
    return { ...r, n, test, interval };
  }
  return { ...r, n, test, interval: fisherInterval(r.value, n, level) };
}

/** The correlation alone. Deviations from the mean first: sums of products lose the digits of a large offset. */
export function correlate(x: readonly number[], y: readonly number[]): Estimate {
  checkPairs(x, y);
  checkValues("x", x);
  checkValues("y", y);
  if (x.length === 0) return { value: null, reason: "there are no pairs" };
  if (x.length === 1) return { value: null, reason: "one pair has no spread" };
  const [dx, dy] = [unitDeviations(x), unitDeviations(y)];
  if (dx === null || dy === null) return { value: null, reason: `all values of ${dx === null ? "x" : "y"} are equal` };
  let product = 0;
  for (const [index, deviation] of dx.entries()) product += deviation * dy[index]!;
  // A line gives 1 but for rounding.
  return { value: Math.max(-1, Math.min(1, product)) };
}

/** Deviations from the mean, scaled to a length of 1; null where all values are equal. */
function unitDeviations(values: readonly number[]): number[] | null {
  if (values.every((value) => value === values[0])) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviations = values.map((value) => value - mean);
  const largest = deviations.reduce((most, deviation) => Math.max(most, Math.abs(deviation)), 0);
  const length = Math.sqrt(deviations.reduce((sum, deviation) => sum + (deviation / largest) ** 2, 0));
  return deviations.map((deviation) => deviation / largest / length);
}

/** The t test of a correlation against 0. */
export function correlationTest(r: Estimate, n: number, method: string): TestResult {
  const face = { method, alternative: "two-sided" } as const;
  if (r.value === null) return { ...face, p: null, reason: r.reason };
  if (n === 2) return { ...face, p: 1 };
  return { ...face, p: tTwoSided(r.value * Math.sqrt((n - 2) / ((1 - r.value) * (1 + r.value))), n - 2) };
}

function fisherInterval(r: number, n: number, level: number): Interval {
  const method = "fisher-z";
  if (n < 4) return { level, method, low: null, high: null, reason: "an interval of a correlation needs four pairs" };
  if (Math.abs(r) === 1) {
    return { level, method, low: null, high: null, reason: "all pairs lie on a line, so their spread is not seen" };
  }
  const half = criticalValue(level) / Math.sqrt(n - 3);
  return { level, method, low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}
