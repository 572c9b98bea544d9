import { stepUp } from "./step-up.js";

/**
 * Benjamini and Yekutieli's adjustment of p values: as Benjamini and Hochberg's, but for tests that depend on each
 * other in any way. In the order given.
 *
 * @see Benjamini and Yekutieli 2001
 * @example
 * benjaminiYekutieli([0.5, 0.125]); // => [0.75, 0.375]
 */
export function benjaminiYekutieli(p: readonly number[]): number[] {
  let harmonic = 0;
  for (let k = 1; k <= p.length; k += 1) harmonic += 1 / k;
  return stepUp(p, p.length * harmonic);
}
