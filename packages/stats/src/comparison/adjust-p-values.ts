import { checkShare } from "../checks/check-share.js";

/**
 * Bonferroni's adjustment of p values for the number of tests: each times their number, at most 1.
 *
 * @example
 * bonferroni([0.01, 0.25, 0.6]); // => [0.03, 0.75, 1]
 */
export function bonferroni(p: readonly number[]): number[] {
  checkAll(p);
  return p.map((value) => Math.min(1, value * p.length));
}

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

function stepUp(p: readonly number[], factor: number): number[] {
  const adjusted = [...p];
  let smallest = 1;
  for (const [rank, index] of [...ascending(p).entries()].reverse()) {
    smallest = Math.min(smallest, (p[index]! * factor) / (rank + 1));
    adjusted[index] = smallest;
  }
  return adjusted;
}

function ascending(p: readonly number[]): number[] {
  checkAll(p);
  return [...p.keys()].sort((a, b) => p[a]! - p[b]!);
}

function checkAll(p: readonly number[]): void {
  for (const [index, value] of p.entries()) checkShare(`p[${index}]`, value);
}
