/**
 * Whether a standard error is no more than the rounding of decimal scores: 0.3 - 0.2 and 0.4 - 0.3 differ by 3e-17, and
 * are alike all the same. Taken for a spread it would make any difference certain, three clusters give p = 1e-32.
 *
 * A score is within half a unit in the last place of its decimal, so a difference of two, and how far it is from the
 * mean, within 2^-50 of the largest.
 */
export const isRounding = (standardError: number, largest: number): boolean =>
  standardError <= 4 * Number.EPSILON * Math.abs(largest);
