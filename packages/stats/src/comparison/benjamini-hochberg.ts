import { stepUp } from "./step-up.js";

/**
 * Benjamini and Hochberg's adjustment of p values: controls the expected share of false findings among the findings.
 * In the order given.
 *
 * @see Benjamini and Hochberg 1995
 * @example
 * benjaminiHochberg([0.5, 0.125]); // => [0.5, 0.25]
 */
export function benjaminiHochberg(p: readonly number[]): number[] {
  return stepUp(p, p.length);
}
