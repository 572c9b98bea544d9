import { sampleIndices, seededRandom } from "@eval/stats";
import type { Diagnosis } from "../diagnostics/diagnosis.js";
import type { DiagnosisPlan } from "../diagnostics/plan.js";
import { type QueueKey, reviewQueue } from "../diagnostics/queue-order.js";
import type { ReportRow } from "../report.js";
import type { ReviewData, ReviewedCase } from "./reviewed-case.js";

/** Meets the cases of a run one by one and remembers of each a few numbers. */
export interface CaseChooser {
  add(row: ReportRow, diagnosis: Diagnosis): void;
  /** The most urgent flagged cases, and a random sample of all; the same seed gives the same sample everywhere. */
  choose(maxCases: number, audit: number, seed: number): ReviewData;
}

/** Chooses among the cases that have a verdict: without one there is nothing to review. */
export function chooseCases(plan: DiagnosisPlan): CaseChooser {
  const entries: ReviewedCase[] = [];
  const keys: (QueueKey & { readonly entry: ReviewedCase })[] = [];
  const order = reviewQueue(plan);
  return {
    add(row, diagnosis) {
      const passed = row.results[plan.primary]?.passed ?? null;
      if (passed === null) return;
      const entry: ReviewedCase = {
        number: row.number,
        passed,
        flagged: diagnosis.priority !== null,
        judge: "pending",
      };
      entries.push(entry);
      const key = order.keyOf(row, diagnosis);
      if (key !== null) keys.push({ ...key, entry });
    },
    choose(maxCases, audit, seed) {
      const queue = order
        .inOrder(keys)
        .map(({ entry }) => entry)
        .filter(({ flagged }) => flagged);
      const sample = sampleIndices(entries.length, Math.min(audit, entries.length), seededRandom(seed));
      const count = (passed: boolean, isFlagged: boolean) =>
        entries.filter((entry) => entry.passed === passed && entry.flagged === isFlagged).length;
      return {
        population: {
          flaggedPassed: count(true, true),
          flaggedFailed: count(false, true),
          plainPassed: count(true, false),
          plainFailed: count(false, false),
        },
        queue: queue.slice(0, maxCases),
        audit: sample.map((index) => entries[index] as ReviewedCase),
      };
    },
  };
}
