import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import { criticalValue } from "../numeric/critical-value.js";
import type { Estimate } from "../result.js";
import type { TestResult } from "../test-result.js";
import { correlate } from "./correlate.js";
import { correlationTest } from "./correlation-test.js";

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

function fisherInterval(r: number, n: number, level: number): Interval {
  const method = "fisher-z";
  if (n < 4) return { level, method, low: null, high: null, reason: "an interval of a correlation needs four pairs" };
  if (Math.abs(r) === 1) {
    return { level, method, low: null, high: null, reason: "all pairs lie on a line, so their spread is not seen" };
  }
  const half = criticalValue(level) / Math.sqrt(n - 3);
  return { level, method, low: Math.tanh(Math.atanh(r) - half), high: Math.tanh(Math.atanh(r) + half) };
}
