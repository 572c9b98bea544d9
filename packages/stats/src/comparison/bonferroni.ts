import { checkPValues } from "./check-p-values.js";

/**
 * Bonferroni's adjustment of p values for the number of tests: each times their number, at most 1.
 *
 * @example
 * bonferroni([0.01, 0.25, 0.6]); // => [0.03, 0.75, 1]
 */
export function bonferroni(p: readonly number[]): number[] {
  checkPValues(p);
  return p.map((value) => Math.min(1, value * p.length));
}
