import type { Estimate } from "../result.js";
import { type KendallCounts, kendallCounts } from "./kendall-counts.js";
import { type KendallMethod, kendallTest } from "./kendall-test.js";
import type { CorrelationDetail } from "./pearson.js";

/**
 * Kendall's tau-b: concordant less discordant pairs of pairs, over what is possible with the ties there are. For few
 * values or many ties, such as grades from 1 to 5.
 *
 * Null where a list is constant. The test is exact up to 33 pairs without ties, else normal, unless told otherwise.
 *
 * @see Kendall 1945; scipy.stats.kendalltau
 * @example
 * kendallTauB([1, 2, 3], [1, 3, 2]).value?.toFixed(6); // => "0.333333"
 */
export function kendallTauB(
  x: readonly number[],
  y: readonly number[],
  method: KendallMethod = "auto",
): Estimate<CorrelationDetail> {
  return tau(x, y, method, ({ difference, pairs, tiedX, tiedY }) => {
    return difference / Math.sqrt(pairs - tiedX) / Math.sqrt(pairs - tiedY);
  });
}

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
  return tau(x, y, method, ({ difference, n, distinct }) => (2 * difference * distinct) / (n ** 2 * (distinct - 1)));
}

function tau(
  x: readonly number[],
  y: readonly number[],
  method: KendallMethod,
  valueOf: (counts: KendallCounts) => number,
): Estimate<CorrelationDetail> {
  const counts = kendallCounts(x, y);
  const { n, pairs, tiedX, tiedY } = counts;
  const test = kendallTest(counts, method);
  if (n < 2) return { value: null, reason: n === 0 ? "there are no pairs" : "one pair has no order", n, test };
  if (tiedX === pairs || tiedY === pairs) {
    return { value: null, reason: `all values of ${tiedX === pairs ? "x" : "y"} are equal`, n, test };
  }
  // A perfect order gives 1 but for rounding.
  return { value: Math.max(-1, Math.min(1, valueOf(counts))), n, test };
}
