import { Moments } from "../moments/moments.js";
import { tTwoSided } from "../numeric/t-two-sided.js";
import type { TestResult } from "../test-result.js";
import type { TDetail } from "./paired-t-test.js";

/**
 * Welch's t test of two independent samples, two-sided, without assuming equal variances.
 *
 * Null where a sample has fewer than two values, or neither has any spread.
 *
 * @see Welch 1947; scipy.stats.ttest_ind with equal_var=False
 * @example
 * welchTTest([1, 2, 3], [2, 3, 4]).df; // => 4
 * welchTTest([1], [2, 3]).p; // => null
 */
export function welchTTest(a: readonly number[], b: readonly number[]): TestResult<TDetail> {
  const face = { method: "welch-t", alternative: "two-sided" } as const;
  const [momentsA, momentsB] = [new Moments(a), new Moments(b)];
  const [meanA, meanB] = [momentsA.mean.value, momentsB.mean.value];
  const [sdA, sdB] = [momentsA.standardDeviation.value, momentsB.standardDeviation.value];
  const difference = meanA === null || meanB === null ? null : meanA - meanB;
  if (difference === null || sdA === null || sdB === null || sdA + sdB === 0) {
    const reason = sdA === 0 ? "neither sample has any spread" : "a sample has fewer than two values";
    return { ...face, t: null, df: null, difference, p: null, reason };
  }
  const [varianceA, varianceB] = [sdA ** 2 / a.length, sdB ** 2 / b.length];
  const variance = varianceA + varianceB;
  const t = difference / Math.sqrt(variance);
  const df = variance ** 2 / (varianceA ** 2 / (a.length - 1) + varianceB ** 2 / (b.length - 1));
  return { ...face, t, df, difference, p: tTwoSided(t, df) };
}
