import type { Json, JsonRecord } from "@eval/core";
import type { ReportMetric, ReportResult, ReportRow } from "../report.js";
import { kindOfPart, type MeasureKind } from "./measure-kinds.js";
import type { DiagnosisPlan } from "./plan.js";
import type { DiagnosticsSettings } from "./settings.js";

/** One opinion about a case: a metric of the run, or a part of a profile. */
export interface Measure {
  readonly name: string;
  readonly kind: MeasureKind;
  readonly isPart: boolean;
  readonly status: ReportResult["status"];
  readonly label: string;
  readonly score: number | null;
  readonly passed: boolean | null;
  readonly higherIsBetter: boolean;
  readonly range: readonly [min: number | null, max: number | null];
}

/** A case as those who look for flags see it. */
export interface CaseView {
  readonly row: ReportRow;
  readonly primary: Measure;
  /** Where the primary metric begins to pass; null where it has no threshold, or none is known. */
  readonly threshold: number | null;
  /** The profile that the primary metric scored by; null for one that is no profile. */
  readonly profile: string | null;
  /** All but the primary metric: its parts first, then the other metrics. */
  readonly others: readonly Measure[];
  readonly metrics: readonly ReportMetric[];
  readonly settings: DiagnosticsSettings;
}

const UNIT = [0, 1] as const;
const NO_RESULT: ReportResult = {
  ...{ status: "unscored", label: "not_measured", score: null, passed: null, reason: null, metadata: null },
};

/** What the results of a case say, put side by side. */
export function viewCase(row: ReportRow, plan: DiagnosisPlan): CaseView {
  const { metrics, kinds, settings } = plan;
  const result = row.results[plan.primary] ?? NO_RESULT;
  const metric = metrics[plan.primary] as ReportMetric;
  const others = metrics.flatMap((each, index) =>
    index === plan.primary ? [] : [measureOf(each, row.results[index] ?? NO_RESULT, kinds.get(each.name) ?? "answer")],
  );
  return {
    row,
    primary: measureOf(metric, result, kinds.get(metric.name) ?? "answer"),
    threshold: numberIn(result.metadata, "threshold") ?? numberIn(metric.options, "threshold"),
    profile: textIn(result.metadata, "profile"),
    others: [...partsOf(result.metadata, kinds), ...others],
    metrics,
    settings,
  };
}

const measureOf = (metric: ReportMetric, result: ReportResult, kind: MeasureKind): Measure => ({
  name: metric.name,
  kind,
  isPart: false,
  status: result.status,
  label: result.label,
  score: result.score,
  passed: result.passed,
  higherIsBetter: metric.higherIsBetter,
  range: metric.range ?? UNIT,
});

/** The parts that a profile is made of, as it lists them in its metadata; what is no part is passed over. */
function partsOf(metadata: JsonRecord | null, kinds: ReadonlyMap<string, MeasureKind>): Measure[] {
  const parts = metadata?.["parts"];
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part: Json) => partOf(part, kinds) ?? []);
}

function partOf(value: Json, kinds: ReadonlyMap<string, MeasureKind>): Measure | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const part = value as JsonRecord;
  const key = textIn(part, "key");
  if (key === null) return null;
  const { passed, status } = part;
  const score = numberIn(part, "score");
  return {
    name: key,
    kind: kindOfPart(key, textIn(part, "metric") ?? key, kinds),
    isPart: true,
    status:
      status === "unscored" || status === "error" || score === null
        ? status === "error"
          ? "error"
          : "unscored"
        : "scored",
    label: textIn(part, "label") ?? "",
    score,
    passed: typeof passed === "boolean" ? passed : null,
    higherIsBetter: true,
    range: UNIT,
  };
}

function numberIn(record: JsonRecord | null, key: string): number | null {
  const value = record?.[key];
  return typeof value === "number" ? value : null;
}

function textIn(record: JsonRecord | null, key: string): string | null {
  const value = record?.[key];
  return typeof value === "string" ? value : null;
}

/** Whether a score says no more than its verdict: a match that is all or nothing is neither near nor far. */
export const isBare = ({ score, passed }: Measure): boolean => passed !== null && score === (passed ? 1 : 0);

/** Whether a score can be laid beside others: from 0 to 1, more is better. */
export const isComparable = ({ higherIsBetter, range: [min, max] }: Measure): boolean =>
  higherIsBetter && min === 0 && max === 1;
