import type { Estimate } from "../result.js";
import { kendallTau } from "./kendall-tau.js";
import type { KendallMethod } from "./kendall-test.js";
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
  return kendallTau(x, y, method, ({ difference, pairs, tiedX, tiedY }) => {
    return difference / Math.sqrt(pairs - tiedX) / Math.sqrt(pairs - tiedY);
  });
}
