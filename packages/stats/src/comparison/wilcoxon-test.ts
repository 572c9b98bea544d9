import { checkPairs } from "../checks/check-pairs.js";
import { checkValues } from "../checks/check-values.js";
import { normalCdf } from "../numeric/normal-cdf.js";
import { ranks } from "../ranking/ranks.js";
import { tieSizes } from "../ranking/tie-sizes.js";
import type { TestResult } from "../test-result.js";

/**
 * The Wilcoxon signed-rank test of paired scores, two-sided, by its normal approximation: zero differences left out,
 * variance corrected for ties, no continuity correction. For few pairs use `pairedPermutationTest`.
 *
 * @see Wilcoxon 1945; scipy.stats.wilcoxon with method="asymptotic"
 * @example
 * wilcoxonTest([3, 4, 5], [1, 1, 1]).statistic; // => 0
 * wilcoxonTest([1], [1]).p; // => null
 */
export function wilcoxonTest(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
): TestResult<{ readonly statistic: number | null }> {
  checkPairs(a, b);
  checkValues("a", a);
  checkValues("b", b);
  const face = { method: "wilcoxon", alternative: "two-sided" } as const;
  const differences = Array.from(a, (value, index) => value - b[index]!).filter((difference) => difference !== 0);
  const n = differences.length;
  if (n === 0) return { ...face, statistic: null, p: null, reason: "no pair differs" };
  const sizes = differences.map(Math.abs);
  let above = 0;
  for (const [index, rank] of ranks(sizes).entries()) if (differences[index]! > 0) above += rank;
  const total = (n * (n + 1)) / 2;
  const tied = tieSizes(sizes).reduce((sum, size) => sum + size ** 3 - size, 0);
  const variance = (n * (n + 1) * (2 * n + 1)) / 24 - tied / 48;
  const z = (above - total / 2) / Math.sqrt(variance);
  return { ...face, statistic: Math.min(above, total - above), p: 2 * normalCdf(-Math.abs(z)) };
}
