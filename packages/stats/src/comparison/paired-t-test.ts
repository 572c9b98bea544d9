import type { Label } from "../checks/check-labels.js";
import { checkPairs } from "../checks/check-pairs.js";
import { checkValues } from "../checks/check-values.js";
import { clusteredStandardError } from "../intervals/clustered-standard-error.js";
import { Moments } from "../moments/moments.js";
import { isRounding } from "../numeric/is-rounding.js";
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
 * Null where there are fewer than two pairs (or clusters), or all differences are equal but for the rounding of decimals:
 * scipy takes that rounding for a spread, and with a warning gives a p of almost 0.
 *
 * @see Student 1908; Miller 2024, Adding error bars to evals, sections 2.2 and 4.2
 * @example
 * pairedTTest([1, 2, 4], [0, 1, 1]).t?.toFixed(6); // => "2.500000"
 * pairedTTest([1, 2], [0, 1]).p; // => null
 * pairedTTest([0.3, 0.4], [0.2, 0.3]).p; // => null
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
  if (error.value === null || isRounding(error.value, largestOf(a, b))) {
    const unit = clusters === undefined ? "pair" : "cluster";
    const reason = error.value === null ? `one ${unit} has no spread` : `all ${unit}s differ alike`;
    return { ...face, t: null, df: null, difference: mean.value, p: null, reason };
  }
  const t = mean.value / error.value;
  const df = error.clusters - 1;
  return { ...face, t, df, difference: mean.value, p: tTwoSided(t, df) };
}

function largestOf(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let largest = 0;
  for (let index = 0; index < a.length; index += 1)
    largest = Math.max(largest, Math.abs(a[index]!), Math.abs(b[index]!));
  return largest;
}
