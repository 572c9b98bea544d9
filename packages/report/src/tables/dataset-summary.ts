import type { EvalCase, Json, JsonRecord } from "@eval/core";
import { Moments, tInterval, wilsonInterval } from "@eval/stats";
import type { Diagnosis } from "../diagnostics/diagnosis.js";
import type { DiagnosisPlan } from "../diagnostics/plan.js";
import type { ReportRow } from "../report.js";

/** Counts the cases of each source and category as they come. */
export interface DatasetTally {
  add(row: ReportRow, diagnosis: Diagnosis): void;
  /** A record for each pair of source and category that occurs, in order of their names. */
  records(): JsonRecord[];
  /** The names of their columns, also where there is none. */
  readonly columns: readonly string[];
}

/** Where a case says what it was taken from and what it is about, as samples are drawn by; the first it has counts. */
const SOURCES = ["source_dataset", "dataset_key"];
const CATEGORIES = ["category"];

interface Slice {
  readonly source: string | null;
  readonly category: string | null;
  readonly scores: Moments;
  cases: number;
  unscored: number;
  errors: number;
  verdicts: number;
  passed: number;
  flagged: number;
}

/**
 * The primary metric by source and category. A case that names no category is in that of the columns the run is grouped
 * by. Means and rates are over cases, so those of a larger slice are the weighted ones of its parts.
 */
export function tallyDatasets({ metrics, primary }: DiagnosisPlan): DatasetTally {
  const slices = new Map<string, Slice>();
  const metric = metrics[primary]?.name ?? null;
  return {
    add(row, { priority }) {
      const slice = sliceOf(slices, row);
      const result = row.results[primary];
      slice.cases += 1;
      if (priority !== null) slice.flagged += 1;
      if (result === undefined || result.status === "unscored") slice.unscored += 1;
      else if (result.status === "error") slice.errors += 1;
      if (typeof result?.score === "number") slice.scores.add(result.score);
      if (typeof result?.passed === "boolean") slice.verdicts += 1;
      if (result?.passed === true) slice.passed += 1;
    },
    columns: Object.keys(recordOf(emptySlice(null, null), null)),
    records: () => [...slices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, slice]) => recordOf(slice, metric)),
  };
}

function sliceOf(slices: Map<string, Slice>, { evalCase, groups }: ReportRow): Slice {
  const source = valueOf(evalCase, SOURCES);
  const category = valueOf(evalCase, CATEGORIES) ?? (groups.length === 0 ? null : groups.map(String).join(" / "));
  const key = JSON.stringify([source, category]);
  const known = slices.get(key);
  if (known !== undefined) return known;
  const slice = emptySlice(source, category);
  slices.set(key, slice);
  return slice;
}

function emptySlice(source: string | null, category: string | null): Slice {
  const counts = { cases: 0, unscored: 0, errors: 0, verdicts: 0, passed: 0, flagged: 0 };
  return { source, category, scores: new Moments(), ...counts };
}

function valueOf(evalCase: EvalCase | null, columns: readonly string[]): string | null {
  for (const column of columns) {
    const value: Json | undefined = evalCase?.metadata?.[column];
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    if (typeof value === "string" && value !== "") return value;
  }
  return null;
}

function recordOf(slice: Slice, metric: string | null): JsonRecord {
  const { source, category, scores, cases, unscored, errors, verdicts, passed, flagged } = slice;
  const mean = scores.count === 0 ? null : tInterval(scores);
  const rate = verdicts === 0 ? null : wilsonInterval(passed, verdicts);
  return {
    ...{ source, category, metric, n: cases, scored: scores.count, unscored, errors, flagged },
    mean: scores.mean.value,
    meanLow: mean?.low ?? null,
    meanHigh: mean?.high ?? null,
    passed: verdicts === 0 ? null : passed,
    passRate: verdicts === 0 ? null : passed / verdicts,
    passRateLow: rate?.low ?? null,
    passRateHigh: rate?.high ?? null,
    level: rate?.level ?? mean?.level ?? null,
    method: rate?.method ?? mean?.method ?? null,
  };
}
