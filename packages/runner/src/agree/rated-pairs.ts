/** Verdicts of two raters on the same rows: the first counts as the truth. */
export interface RatedPairs {
  readonly human: readonly boolean[];
  readonly judge: readonly boolean[];
  /** Which rows belong together; null takes them as independent. */
  readonly clusters: readonly string[] | null;
}

/** How often each verdict of the first met each of the second. */
export interface VerdictTable {
  readonly labels: readonly string[];
  readonly counts: readonly (readonly number[])[];
}
