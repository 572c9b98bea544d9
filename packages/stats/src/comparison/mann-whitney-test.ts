import { checkValues } from "../checks/check-values.js";
import { normalCdf } from "../numeric/normal-cdf.js";
import { ranks } from "../ranking/ranks.js";
import { tieSizes } from "../ranking/tie-sizes.js";
import type { TestResult } from "../test-result.js";

/**
 * The Mann-Whitney test of two independent samples, two-sided, by its normal approximation: variance corrected for
 * ties, continuity correction on. U / (n × m) is the chance that a value of a exceeds one of b.
 *
 * @see Mann and Whitney 1947; scipy.stats.mannwhitneyu with method="asymptotic"
 * @example
 * mannWhitneyTest([3, 4], [1, 2]).u; // => 4
 * mannWhitneyTest([1, 1], [1, 1]).p; // => null
 */
export function mannWhitneyTest(a: readonly number[], b: readonly number[]): TestResult<{ readonly u: number | null }> {
  checkValues("a", a);
  checkValues("b", b);
  const face = { method: "mann-whitney", alternative: "two-sided" } as const;
  if (a.length === 0 || b.length === 0) return { ...face, u: null, p: null, reason: "a sample has no values" };
  const pool = [...a, ...b];
  const n = pool.length;
  const rankSum = ranks(pool)
    .slice(0, a.length)
    .reduce((sum, rank) => sum + rank, 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const pairs = a.length * b.length;
  const tied = tieSizes(pool).reduce((sum, size) => sum + size ** 3 - size, 0);
  const variance = (pairs / 12) * (n + 1 - tied / (n * (n - 1)));
  if (variance === 0) return { ...face, u, p: null, reason: "all values are equal" };
  const z = (Math.max(u, pairs - u) - pairs / 2 - 0.5) / Math.sqrt(variance);
  return { ...face, u, p: Math.min(1, 2 * normalCdf(-z)) };
}
