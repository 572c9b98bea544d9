import type { EvalCase } from "@eval/core";
import type { Interval } from "@eval/stats";
import type { ReportResult } from "../report.js";

/** Two runs on the cases that both have, as plain data: A is the one to beat, B the one in question. */
export interface Comparison {
  readonly a: string;
  readonly b: string;
  /** What made two cases a pair: their id, their input, their row. */
  readonly pairedBy: string;
  readonly pairs: number;
  readonly onlyA: CasesAlone;
  readonly onlyB: CasesAlone;
  readonly clusterBy: string | null;
  /** What to doubt, in sentences. */
  readonly warnings?: readonly string[];
  /** How many tests the report makes; the adjusted p takes into account those of all pairs, or those of slices. */
  readonly tests: number;
  readonly comparisons: readonly ComparedMetric[];
}

/** Cases that one side has and the other has not: how many, and the first of them. */
export interface CasesAlone {
  readonly count: number;
  readonly keys: readonly string[];
}

/** One metric over all pairs, or over one slice of them. Differences are B less A; null is "could not be computed". */
export interface ComparedMetric {
  readonly metric: string;
  /** Null for all pairs together. */
  readonly slice: { readonly column: string; readonly value: string | null } | null;
  readonly paired: number;
  readonly dropped: { readonly onlyA: number; readonly onlyB: number; readonly neither: number };
  readonly measure: "pass rate" | "mean score";
  readonly clusters: number | null;
  readonly a: number | null;
  readonly aInterval: Interval | null;
  readonly b: number | null;
  readonly bInterval: Interval | null;
  readonly difference: number | null;
  readonly differenceInterval: Interval | null;
  readonly discordant: { readonly onlyA: number; readonly onlyB: number } | null;
  readonly test: { readonly method: string; readonly p: number | null };
  readonly detectable: number | null;
  readonly adjustedP: number | null;
  readonly conclusion: "better" | "worse" | "no-difference-seen" | "not-enough-data";
}

/** A pair on which the sides differ, with what each of them answered and how it was scored. */
export interface ComparedCase {
  readonly key: string;
  /** Its row in A. */
  readonly number: number;
  /** Values of the columns that the comparison is sliced by. */
  readonly groups: readonly (string | null)[];
  /** Null where the texts of a side are not at hand. */
  readonly a: EvalCase | null;
  readonly b: EvalCase | null;
  /** In the order of the metrics. */
  readonly aResults: readonly ReportResult[];
  readonly bResults: readonly ReportResult[];
}

/** The cases to be listed under a comparison. */
export interface ComparedCases {
  /** Names of the metrics of the results. */
  readonly metrics: readonly string[];
  /** Columns of the groups. */
  readonly by: readonly string[];
  /** How many pairs differ, and how many of them are listed. */
  readonly count: number;
  readonly listed: number;
  /** Why texts are missing, or null. */
  readonly textsMissing: string | null;
  readonly rows: () => AsyncIterable<ComparedCase>;
}
