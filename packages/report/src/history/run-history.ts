import type { Interval } from "@eval/stats";

/** Runs over time, as plain data. They are shown in the order in which they began, however they come. */
export interface RunHistory {
  readonly runs: readonly HistoryRun[];
}

export interface HistoryRun {
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** What people call the run: a model, a branch. */
  readonly label?: string;
  readonly metrics: readonly HistoryValue[];
}

/** What a run says of one metric: a pass rate where it gives verdicts, else a mean score. */
export interface HistoryValue {
  readonly name: string;
  readonly rate?: number | null;
  readonly mean?: number | null;
  readonly interval: Interval | null;
  /** Cases that were scored. */
  readonly n: number;
  readonly higherIsBetter?: boolean;
  /**
   * What the value may be compared with: values of one series are joined by a line, others stand apart. Give what tells
   * definitions, options and data from others, such as `exact-match 1 {} qa.csv`. Without it all are one series.
   */
  readonly series?: string;
}
