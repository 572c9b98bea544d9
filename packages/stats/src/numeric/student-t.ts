import { checkShare } from "../checks/check-share.js";
import { invalidInput } from "../checks/invalid-input.js";
import { betaTails } from "./beta-tails.js";
import { betaQuantile } from "./incomplete-beta-inverse.js";

/**
 * The share of Student's t distribution with `df` degrees of freedom below t. `df` may be a fraction (Welch).
 *
 * @see NIST Digital Library of Mathematical Functions, 8.17
 * @example
 * tCdf(0, 5); // => 0.5
 */
export function tCdf(t: number, df: number): number {
  const tail = tTwoSided(t, df) / 2;
  return t < 0 ? tail : 1 - tail;
}

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

/**
 * The t below which a share p of Student's distribution lies: ±Infinity at 1 and 0.
 *
 * @example
 * tQuantile(0.5, 5); // => 0
 * tQuantile(0.975, 5).toFixed(6); // => "2.570582"
 */
export function tQuantile(p: number, df: number): number {
  checkShare("p", p);
  checkFreedom(df);
  const tails = 2 * Math.min(p, 1 - p);
  const { x, y } = betaQuantile(tails, 1 - tails, df / 2, 0.5);
  const t = Math.sqrt((df * y) / x);
  return p < 0.5 ? -t : t;
}

function checkFreedom(df: number): void {
  if (!(df > 0)) throw invalidInput("degrees of freedom must be above 0", df);
}
