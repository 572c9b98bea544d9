import type { Label } from "../checks/check-labels.js";
import { checkPairs } from "../checks/check-pairs.js";
import { checkValues } from "../checks/check-values.js";
import { clusteredStandardError } from "../intervals/clustered-standard-error.js";
import { Moments } from "../moments/moments.js";
import { tTwoSided } from "../numeric/t-two-sided.js";
import type { TestResult } from "../test-result.js";

/** What a t test was made from; null where it is undefined. */
export interface TDetail {
  readonly t: number | null;
  readonly df: number | null;
  /** The mean difference a - b. */
  readonly difference: number | null;
}

/**
 * Student's t test of paired scores, two-sided. With `clusters` (one label for each pair) the standard error is the
 * clustered one and df is the number of clusters less one.
 *
 * Null where there are fewer than two pairs (or clusters), or all differences are equal.
 *
 * @see Student 1908; Miller 2024, Adding error bars to evals, sections 2.2 and 4.2
 * @example
 * pairedTTest([1, 2, 4], [0, 1, 1]).t?.toFixed(6); // => "2.500000"
 * pairedTTest([1, 2], [0, 1]).p; // => null
 */
export function pairedTTest(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  { clusters }: { readonly clusters?: readonly Label[] } = {},
): TestResult<TDetail> {
  checkPairs(a, b);
  checkValues("a", a);
  checkValues("b", b);
  const differences = Array.from(a, (value, index) => value - b[index]!);
  const face = {
    method: clusters === undefined ? "paired-t" : "paired-clustered-t",
    alternative: "two-sided",
  } as const;
  const { mean } = new Moments(differences);
  if (mean.value === null) {
    return { ...face, t: null, df: null, difference: null, p: null, reason: "there are no pairs" };
  }
  const error = clusteredStandardError(differences, clusters ?? [...differences.keys()]);
  if (error.value === null || error.value === 0) {
    const unit = clusters === undefined ? "pair" : "cluster";
    const reason = error.value === 0 ? `all ${unit}s differ alike` : `one ${unit} has no spread`;
    return { ...face, t: null, df: null, difference: mean.value, p: null, reason };
  }
  const t = mean.value / error.value;
  const df = error.clusters - 1;
  return { ...face, t, df, difference: mean.value, p: tTwoSided(t, df) };
}
