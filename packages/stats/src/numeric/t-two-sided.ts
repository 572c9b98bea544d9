import { betaTails } from "./beta-tails.js";
import { checkFreedom } from "./check-freedom.js";

/**
 * The probability that a t variable is at least as far from 0 as t: the p value of a two-sided t test.
 *
 * @example
 * tTwoSided(0, 5); // => 1
 */
export function tTwoSided(t: number, df: number): number {
  checkFreedom(df);
  const square = t * t;
  if (square === Number.POSITIVE_INFINITY) return 0;
  return betaTails(df / (df + square), square / (df + square), df / 2, 0.5).lower;
}
