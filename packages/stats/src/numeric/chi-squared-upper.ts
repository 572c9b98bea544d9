import { checkFreedom } from "./check-freedom.js";
import { incompleteGamma } from "./incomplete-gamma.js";

/**
 * The probability that a chi-squared variable with `df` degrees of freedom is above x.
 *
 * @example
 * chiSquaredUpper(0, 3); // => 1
 */
export function chiSquaredUpper(x: number, df: number): number {
  checkFreedom(df);
  return incompleteGamma(x / 2, df / 2).upper;
}
