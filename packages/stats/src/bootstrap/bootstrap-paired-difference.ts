import { checkPairs } from "../checks/check-pairs.js";
import { checkValues } from "../checks/check-values.js";
import { bootstrapMean } from "./bootstrap-mean.js";
import type { BootstrapOptions } from "./interval-by-method.js";
import type { BootstrapInterval } from "./sort-replicates.js";

/**
 * A bootstrap interval of the mean difference a - b of paired scores: cases are drawn with both of their scores, so
 * what makes a case hard for both cancels out.
 *
 * @see Efron and Tibshirani 1993
 * @example
 * bootstrapPairedDifference([1, 2], [0, 1]).low; // => null
 * bootstrapPairedDifference([1, 2, 4], [0, 1, 1], { seed: 7 }).high; // => 3
 */
export function bootstrapPairedDifference(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  options: BootstrapOptions = {},
): BootstrapInterval {
  checkPairs(a, b);
  checkValues("a", a);
  checkValues("b", b);
  return bootstrapMean(
    Array.from(a, (value, index) => value - b[index]!),
    options,
  );
}
