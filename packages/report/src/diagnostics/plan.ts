import { EvalError, show } from "@eval/core";
import type { Report, ReportMetric } from "../report.js";
import { kindOfMetric, type MeasureKind } from "./measure-kinds.js";
import { type DiagnosticsSettings, diagnosticsPresets } from "./settings.js";

/** What is the same for all cases of a run. */
export interface DiagnosisPlan {
  readonly metrics: readonly ReportMetric[];
  /** Where in `metrics` the one stands whose verdict is that of a case. */
  readonly primary: number;
  readonly kinds: ReadonlyMap<string, MeasureKind>;
  readonly settings: DiagnosticsSettings;
  /** How many cases there are in the slice of a case, by the values of the columns that the run is grouped by. */
  readonly sliceSizes: ReadonlyMap<string, number>;
  readonly cases: number;
}

export interface DiagnosisOptions {
  /** Name of the metric whose verdict counts; null takes a scoring profile, else the first with verdicts on the answer. */
  readonly primary?: string | null;
  readonly settings?: DiagnosticsSettings;
}

/** Kinds whose verdict is on the answer, not on its language or another side of it. */
const aboutAnswer: ReadonlySet<MeasureKind> = new Set(["answer", "contains", "judge"]);

/** A metric of this name composes others and is the natural verdict of a case. */
const PROFILE = "scoring-profile";

/** Decides once what `diagnose` needs for every case. */
export function planDiagnosis(report: Pick<Report, "metrics" | "run">, options: DiagnosisOptions = {}): DiagnosisPlan {
  const { metrics, run } = report;
  const primary = primaryOf(metrics, options.primary ?? null);
  const { groups } = metrics[primary] as ReportMetric;
  return {
    metrics,
    primary,
    kinds: new Map(metrics.map((metric) => [metric.name, kindOfMetric(metric)])),
    settings: options.settings ?? (diagnosticsPresets["default"] as DiagnosticsSettings),
    sliceSizes: new Map(groups.map(({ by, cases }) => [sliceKey(Object.values(by)), cases])),
    cases: run.cases,
  };
}

/** The values of a slice as one key. */
export const sliceKey = (values: readonly (string | null)[]): string => JSON.stringify(values);

function primaryOf(metrics: readonly ReportMetric[], asked: string | null): number {
  const names = metrics.map(({ name }) => name);
  if (metrics.length === 0) throw new EvalError("invalid-input", "a run must have a metric to be diagnosed, got none");
  if (asked !== null) {
    const found = names.indexOf(asked);
    if (found !== -1) return found;
    throw new EvalError(
      "unknown-metric",
      `primary must be a metric of the run (${names.join(", ")}), got ${show(asked)}`,
    );
  }
  const profile = names.indexOf(PROFILE);
  if (profile !== -1) return profile;
  const first = metrics.findIndex((metric) => metric.passed !== null && aboutAnswer.has(kindOfMetric(metric)));
  const other = first !== -1 ? first : metrics.findIndex(({ passed }) => passed !== null);
  return Math.max(0, other);
}
