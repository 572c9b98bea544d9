/** Which alternatives count as evidence: a difference in either direction, or in one. */
export type Alternative = "two-sided" | "greater" | "less";

/**
 * What a test of significance says: the probability of a result at least as extreme if there were no difference, or
 * null with the reason. `Extra` holds the statistic and the counts it was made from.
 */
export type TestResult<Extra = unknown> = {
  readonly method: string;
  readonly alternative: Alternative;
} & ({ readonly p: number } | { readonly p: null; readonly reason: string }) &
  Extra;
