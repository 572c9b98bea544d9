import type { Estimate } from "../result.js";
import { kendallTau } from "./kendall-tau.js";
import type { KendallMethod } from "./kendall-test.js";
import type { CorrelationDetail } from "./pearson.js";

/**
 * Stuart's tau-c: as tau-b, for tables with more rows than columns, where tau-b cannot reach 1.
 *
 * @see Stuart 1953; scipy.stats.kendalltau with variant="c"
 * @example
 * kendallTauC([1, 2, 3], [1, 3, 2]).value?.toFixed(6); // => "0.333333"
 */
export function kendallTauC(
  x: readonly number[],
  y: readonly number[],
  method: KendallMethod = "auto",
): Estimate<CorrelationDetail> {
  return kendallTau(
    x,
    y,
    method,
    ({ difference, n, distinct }) => (2 * difference * distinct) / (n ** 2 * (distinct - 1)),
  );
}
