import type { JsonRecord } from "@eval/core";
import type { Interval } from "@eval/stats";
import type { Bucket, Example } from "./disagreement.js";
import type { ErrorExample } from "./error-examples.js";
import type { Warning } from "./warnings.js";

/** What was counted and computed of one metric over some cases. Null is "could not be computed", never zero. */
export interface MetricNumbers {
  readonly cases: number;
  readonly scored: number;
  readonly unscored: number;
  readonly errors: number;
  readonly blank: number;
  readonly mean: number | null;
  readonly meanInterval: Interval | null;
  /** Score of the whole corpus, for metrics whose corpus score is not the mean. */
  readonly corpus: number | null;
  /** Scored cases that passed or failed; the pass rate is of these. A score may come without a verdict. */
  readonly verdicts: number;
  readonly passed: number | null;
  readonly passRate: number | null;
  readonly passRateInterval: Interval | null;
  /** The pass rate if every case without a verdict had failed, and if every one had passed. */
  readonly passRateBounds: readonly [low: number, high: number] | null;
  readonly labels: Readonly<Record<string, number>>;
  readonly flags: Readonly<Record<string, number>>;
  /** Unscored cases by the field that they lack: `{ "output": 2 }`. */
  readonly missing: Readonly<Record<string, number>>;
}

export interface GroupSummary extends MetricNumbers {
  readonly by: Readonly<Record<string, string | null>>;
}

export interface MetricSummary extends MetricNumbers {
  readonly name: string;
  readonly package: string;
  readonly version: number;
  readonly higherIsBetter: boolean;
  readonly options: JsonRecord;
  /** Mean of the group means: every group counts the same, however large. */
  readonly macroMean: number | null;
  readonly groups: readonly GroupSummary[];
  /** The first cases that ended in an error, and why. */
  readonly firstErrors: readonly ErrorExample[];
}

/** How often two metrics agree, and the first cases of each kind. */
export interface Disagreement {
  readonly a: string;
  readonly b: string;
  readonly bothPass: number;
  readonly bothFail: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly examples: Readonly<Record<Bucket, readonly Example[]>>;
}

/** `summary.json`: the same bytes for the same cases, metrics and options, whatever happened on the way. */
export interface Summary {
  readonly cases: number;
  readonly files: readonly string[];
  readonly mapping: JsonRecord;
  /** The column that intervals are clustered by. */
  readonly clusterBy: string | null;
  readonly metrics: readonly MetricSummary[];
  readonly disagreement: readonly Disagreement[];
  readonly warnings: readonly Warning[];
}
