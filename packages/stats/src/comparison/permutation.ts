import type { Alternative } from "../test-result.js";

/** How a test by permutation was made, beside its p. */
export interface PermutationDetail {
  /** The mean difference a - b; null where there are no values. */
  readonly difference: number | null;
  /** How many arrangements were looked at: all of them where the method is exact. */
  readonly permutations: number;
}

/** How many arrangements gave at least, and at most, the difference that was seen. */
export interface Tally {
  atLeast: number;
  atMost: number;
}

/**
 * Counts an arrangement. Sums of the same numbers in another order differ in their last digits, so what is within
 * `margin` of the observed sum is a tie and counts on both sides.
 */
export function tallyUp(tally: Tally, sum: number, observed: number, margin: number): void {
  if (sum >= observed - margin) tally.atLeast += 1;
  if (sum <= observed + margin) tally.atMost += 1;
}

/** The p value of counts out of a total; two-sided is twice the smaller side, as in scipy.stats.permutation_test. */
export function pOf({ atLeast, atMost }: Tally, total: number, alternative: Alternative): number {
  if (alternative === "greater") return atLeast / total;
  if (alternative === "less") return atMost / total;
  return Math.min(1, (2 * Math.min(atLeast, atMost)) / total);
}

/**
 * How far a sum may be from the observed one and still be a tie: 1e-12 of the sum of all sizes, far above rounding and
 * far below any difference of scores. scipy's 1e-14 of the observed difference misses ties of decimal scores: the
 * differences -.74, .36, .38, .07, -.05 have two arrangements that give .02, and it finds one.
 */
export function tieMargin(values: readonly number[], observed: number, relative?: number): number {
  if (relative !== undefined) return relative * Math.abs(observed);
  let sizes = 0;
  for (const value of values) sizes += Math.abs(value);
  return 1e-12 * sizes;
}
