/** A case that was chosen for a judge's second look, with what came of it. */
export interface ReviewedCase {
  readonly number: number;
  /** Verdict of the primary metric. */
  readonly passed: boolean;
  readonly flagged: boolean;
  /** Verdict of the judge; what is none is counted, and never taken for half a pass. */
  readonly judge: boolean | "error" | "unscored" | "pending";
}

/** Cases with a verdict of the primary metric, by that verdict and by whether they are flagged. */
export interface ReviewPopulation {
  readonly flaggedPassed: number;
  readonly flaggedFailed: number;
  readonly plainPassed: number;
  readonly plainFailed: number;
}

export interface ReviewData {
  readonly population: ReviewPopulation;
  /** Chosen because they are flagged, the most urgent first. */
  readonly queue: readonly ReviewedCase[];
  /** Chosen at random out of all; may hold cases of the queue. */
  readonly audit: readonly ReviewedCase[];
}
