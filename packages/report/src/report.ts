import type { EvalCase, JsonRecord, MetricInfo } from "@eval/core";
import type { Interval } from "@eval/stats";
import type { AnsweringModel } from "./answering-model.js";
import type { Diagnosis } from "./diagnostics/diagnosis.js";
import type { DiagnosticsSummary } from "./diagnostics/summary.js";
import type { GateOutcome } from "./gates/gate-outcome.js";
import type { JudgeReview } from "./judge-review/review-summary.js";
import type { LabelledCases } from "./ratings/labelled-cases.js";
import type { RunRatings } from "./ratings/run-ratings.js";

/** A finished run, as plain data: what a report says and where it finds the cases. */
export interface Report {
  readonly run: RunFacts;
  readonly metrics: readonly ReportMetric[];
  readonly disagreement: readonly MetricPair[];
  readonly warnings: readonly DataWarning[];
  /** How many cases carry which flag; its rows then carry their `diagnosis`. */
  readonly diagnostics?: DiagnosticsSummary;
  readonly ratings?: RunRatings;
  /** Calibration cards and judge cards of the measures used, as their files hold them. */
  readonly cards?: readonly unknown[];
  /** What a judge's second look at some of the cases showed. */
  readonly judgeReview?: JudgeReview;
  /** Where the run was held against gates. */
  readonly gates?: GateOutcome;
  /** What people said of cases, beside the verdicts of the metric whose verdict is that of a case. */
  readonly labelled?: LabelledCases;
  /** Why the report has no texts of cases; null where it has them. */
  readonly textsMissing: string | null;
  /** Reads the cases, from the first one each time it is called. Without texts, `evalCase` is null. */
  readonly rows: (need: { readonly texts: boolean }) => AsyncIterable<ReportRow>;
}

export interface RunFacts {
  readonly id: string;
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly status: string;
  readonly cases: number;
  readonly files: readonly { readonly path: string; readonly sha256: string | null }[];
  readonly mapping: JsonRecord;
  readonly by: readonly string[];
  readonly clusterBy: string | null;
  /** How much of what explains a score the run kept. */
  readonly detail: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** Counts and estimates over some cases. Null is "could not be computed", never zero. */
export interface Numbers {
  readonly cases: number;
  readonly scored: number;
  readonly unscored: number;
  readonly errors: number;
  readonly blank: number;
  readonly mean: number | null;
  readonly meanInterval: Interval | null;
  readonly corpus: number | null;
  /** Scored cases that passed or failed, of which the pass rate is; where absent, all that were scored. */
  readonly verdicts?: number;
  readonly passed: number | null;
  readonly passRate: number | null;
  readonly passRateInterval: Interval | null;
  readonly passRateBounds: readonly [low: number, high: number] | null;
  readonly labels: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, number>>;
  /** Unscored cases by the field that they lack; absent in runs that did not count them. */
  readonly missing?: Readonly<Record<string, number>>;
}

/** The cases that share the values of the columns a run is grouped by. */
export interface Group extends Numbers {
  readonly by: Readonly<Record<string, string | null>>;
}

export interface ReportMetric extends Numbers {
  readonly name: string;
  readonly package: string;
  readonly version: number;
  readonly higherIsBetter: boolean;
  readonly options: JsonRecord;
  /** Models that answered in the place of the one that was asked; none where the right one did, or none is known. */
  readonly answeredBy?: readonly AnsweringModel[];
  readonly macroMean: number | null;
  readonly groups: readonly Group[];
  readonly firstErrors: readonly {
    readonly case: number;
    readonly id: string | null;
    readonly label: string;
    readonly reason: string;
  }[];
  /** What the metric says of itself, where its package is at hand. */
  readonly summary?: string;
  readonly caveat?: string;
  /** What it cannot do without, and the bounds of its score, where its package is at hand. */
  readonly needs?: MetricInfo["needs"];
  readonly range?: MetricInfo["range"];
}

/** The verdicts of two metrics on the same cases. */
export interface MetricPair {
  readonly a: string;
  readonly b: string;
  readonly bothPass: number;
  readonly bothFail: number;
  readonly onlyA: number;
  readonly onlyB: number;
}

/** Something about the data that makes a number mean less than it seems to. */
export interface DataWarning {
  readonly code: string;
  readonly count: number;
  readonly rows: readonly number[];
}

/** One case with what each metric, in the order of the report, said of it. */
export interface ReportRow {
  readonly number: number;
  readonly id: string | null;
  /** Values of the columns that the run is grouped by, null where a case lacks one; none where its texts are not read. */
  readonly groups: readonly (string | null)[];
  readonly evalCase: EvalCase | null;
  readonly results: readonly ReportResult[];
  /** Where the run was diagnosed. */
  readonly diagnosis?: Diagnosis;
}

export interface ReportResult {
  readonly status: "scored" | "unscored" | "error";
  readonly label: string;
  readonly score: number | null;
  readonly passed: boolean | null;
  /** Null where the run did not keep it. */
  readonly reason: string | null;
  readonly metadata: JsonRecord | null;
}
