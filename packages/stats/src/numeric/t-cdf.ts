import { tTwoSided } from "./t-two-sided.js";

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
