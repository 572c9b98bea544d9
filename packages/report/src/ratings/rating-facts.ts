import type { Interval } from "@eval/stats";
import type { FlagCode } from "../diagnostics/flag-codes.js";

/** What the ratings of a run are made from: numbers of its primary metric, its flags, and what judges found. */
export interface RatingFacts {
  readonly metric: string;
  readonly cases: number;
  readonly unscored: number;
  readonly errors: number;
  readonly mean: number | null;
  readonly meanInterval: Interval | null;
  readonly passRate: number | null;
  readonly passRateInterval: Interval | null;
  readonly passRateBounds: readonly [low: number, high: number] | null;
  /** Cases with a flag; for our own rating those that are plain failures are not counted. */
  readonly flagged: number;
  readonly plainFailures: number;
  readonly counts: Readonly<Partial<Record<FlagCode, number>>>;
  /** Whether the primary metric is a model that nobody compared with people. */
  readonly isUnvalidatedJudge: boolean;
  readonly review: ReviewFacts | null;
}

/** What came of a judge's second look. */
export interface ReviewFacts {
  /** Cases with a verdict of the judge. */
  readonly reviewed: number;
  /** The judge passes what the primary metric fails. */
  readonly rescues: number;
  readonly errors: number;
  /** Of the random sample alone: how many of its cases have a verdict, and how often the two differ. */
  readonly audited: number;
  readonly auditConflicts: number;
}
