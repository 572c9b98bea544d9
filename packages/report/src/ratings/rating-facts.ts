import type { Interval, JudgeStanding } from "@eval/stats";
import type { AnsweringModel } from "../answering-model.js";
import type { FlagCode } from "../diagnostics/flag-codes.js";
import type { LabelledCases } from "./labelled-cases.js";

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
  /** The largest share of cases on which another metric of the answer has the other verdict, and which; null without. */
  readonly opponent: { readonly name: string; readonly share: number } | null;
  readonly warnings: readonly { readonly code: string; readonly count: number }[];
  /** Of a primary metric that is a model: what its card says of it, null where nobody compared it. Null for any other. */
  readonly judge: { readonly standing: JudgeStanding | null; readonly answeredBy: readonly AnsweringModel[] } | null;
  /** Labels that people gave to cases of this very run, beside the verdicts of the primary metric. */
  readonly labelled: LabelledCases | null;
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
