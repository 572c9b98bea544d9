import { type Proportion, rateOf } from "../intervals/proportion.js";
import { normalCdf } from "../numeric/normal-cdf.js";
import type { TestResult } from "../test-result.js";

/**
 * The z test of two independent rates with the pooled standard error, two-sided. For rates of the same cases use
 * `mcnemarExact`.
 *
 * @see statsmodels.stats.proportion.test_proportions_2indep, method "score" without correction
 * @example
 * twoProportionTest({ successes: 80, n: 100 }, { successes: 70, n: 100 }).z?.toFixed(3); // => "1.633"
 * twoProportionTest({ successes: 0, n: 10 }, { successes: 0, n: 10 }).p; // => null
 */
export function twoProportionTest(a: Proportion, b: Proportion): TestResult<{ readonly z: number | null }> {
  const face = { method: "two-proportion-z", alternative: "two-sided" } as const;
  const [rateA, rateB] = [rateOf(a), rateOf(b)];
  if (rateA === null || rateB === null) return { ...face, z: null, p: null, reason: "there are no trials" };
  const pooled = (a.successes + b.successes) / (a.n + b.n);
  if (pooled === 0 || pooled === 1) {
    return { ...face, z: null, p: null, reason: `all ${a.n + b.n} trials ended alike` };
  }
  const z = (rateA - rateB) / Math.sqrt(pooled * (1 - pooled) * (1 / a.n + 1 / b.n));
  return { ...face, z, p: 2 * normalCdf(-Math.abs(z)) };
}
