import type { EvalCase, Json, JsonRecord } from "@eval/core";
import { diagnose } from "../src/diagnostics/diagnose.js";
import type { Diagnosis } from "../src/diagnostics/diagnosis.js";
import { planDiagnosis } from "../src/diagnostics/plan.js";
import type { DiagnosticsSettings } from "../src/diagnostics/settings.js";
import type { Report, ReportMetric, ReportResult, ReportRow } from "../src/report.js";

/** A metric of a run with what the diagnostics look at; the numbers are of no matter to them. */
export const metricNamed = (name: string, more: Partial<ReportMetric> = {}): ReportMetric => ({
  ...{
    name,
    package: "p",
    version: 1,
    higherIsBetter: true,
    options: {},
    macroMean: null,
    groups: [],
    firstErrors: [],
  },
  ...{ cases: 100, scored: 100, unscored: 0, errors: 0, blank: 0, mean: 0.5, meanInterval: null, corpus: null },
  ...{ passed: 50, passRate: 0.5, passRateInterval: null, passRateBounds: [0.5, 0.5], labels: {}, flags: {} },
  ...{ needs: ["output", "expected"], range: [0, 1] },
  ...more,
});

export const result = (score: number, passed: boolean | null, more: Partial<ReportResult> = {}): ReportResult => ({
  ...{ status: "scored", label: passed === true ? "passed" : "failed", score, passed, reason: null, metadata: null },
  ...more,
});

/** A part of a profile, as `scoring-profile` lists it. */
export const part = (key: string, score: number | null, passed: boolean | null, role = "supporting"): Json => ({
  ...{ key, metric: key, score, status: score === null ? "unscored" : "scored", label: "", passed, role },
});

/** The result of a profile with these parts, at the threshold of 0.7. */
export const profiled = (score: number, parts: readonly Json[], more: JsonRecord = {}): ReportResult =>
  result(score, score >= 0.7, {
    metadata: { profile: "short_answer_qa", version: 1, threshold: 0.7, reference: 0, parts, ...more },
  });

export interface Scene {
  readonly metrics: readonly ReportMetric[];
  readonly results: readonly ReportResult[];
  readonly evalCase?: EvalCase;
  readonly settings?: DiagnosticsSettings;
  readonly primary?: string;
}

export const rowOf = (results: readonly ReportResult[], evalCase: EvalCase = {}): ReportRow => ({
  ...{ number: 1, id: null, groups: [], evalCase, results },
});

/** The diagnosis of one case of a run of a hundred. */
export function diagnosisOf({ metrics, results, evalCase, settings, primary = undefined }: Scene): Diagnosis {
  const run = { cases: 100, by: [] } as unknown as Report["run"];
  const plan = planDiagnosis({ metrics, run }, { primary: primary ?? null, ...(settings && { settings }) });
  return diagnose(rowOf(results, evalCase), plan);
}

export const codesOf = (scene: Scene): string[] => diagnosisOf(scene).flags.map(({ code }) => code);
