import { checkPairs } from "../checks/check-pairs.js";
import { ranks } from "../ranking/ranks.js";
import type { Estimate } from "../result.js";
import { correlate } from "./correlate.js";
import { correlationTest } from "./correlation-test.js";
import type { CorrelationDetail } from "./pearson.js";

/**
 * Spearman's rank correlation: Pearson's correlation of the ranks, ties with their average rank, with the t test
 * against no correlation.
 *
 * Null where a list is constant; with two pairs there is no test.
 *
 * @see Spearman 1904; scipy.stats.spearmanr
 * @example
 * spearman([1, 2, 30], [1, 4, 9]).value; // => 1
 */
export function spearman(x: readonly number[], y: readonly number[]): Estimate<CorrelationDetail> {
  checkPairs(x, y);
  const n = x.length;
  const rho = correlate(ranks(x), ranks(y));
  if (n !== 2) return { ...rho, n, test: correlationTest(rho, n, "spearman-t") };
  const reason = "a test of a rank correlation needs three pairs";
  return { ...rho, n, test: { method: "spearman-t", alternative: "two-sided", p: null, reason } };
}
