import { ascending } from "./ascending.js";

/**
 * Holm's adjustment of p values: controls the chance of any false finding, like Bonferroni's, and finds more. In the
 * order given.
 *
 * @see Holm 1979
 * @example
 * holm([0.5, 0.25]); // => [0.5, 0.5]
 */
export function holm(p: readonly number[]): number[] {
  const adjusted = [...p];
  let largest = 0;
  for (const [rank, index] of ascending(p).entries()) {
    largest = Math.max(largest, Math.min(1, p[index]! * (p.length - rank)));
    adjusted[index] = largest;
  }
  return adjusted;
}
