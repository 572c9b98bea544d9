import type { Estimate } from "../result.js";
import { type KendallCounts, kendallCounts } from "./kendall-counts.js";
import { type KendallMethod, kendallTest } from "./kendall-test.js";
import type { CorrelationDetail } from "./pearson.js";

/** A tau by its formula, with what all variants share: the counts, the reasons to have none, and the test. */
export function kendallTau(
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
