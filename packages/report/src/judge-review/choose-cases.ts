import { sampleIndices, seededRandom } from "@eval/stats";
import type { Diagnosis } from "../diagnostics/diagnosis.js";
import type { DiagnosisPlan } from "../diagnostics/plan.js";
import { compareQueueKeys, type QueueKey, queueKeyOf } from "../diagnostics/queue-order.js";
import type { ReportRow } from "../report.js";
import type { ReviewData, ReviewedCase } from "./reviewed-case.js";

/** Meets the cases of a run one by one and remembers of each a few numbers. */
export interface CaseChooser {
  add(row: ReportRow, diagnosis: Diagnosis): void;
  /** The most urgent flagged cases, and a random sample of all; the same seed gives the same sample everywhere. */
  choose(maxCases: number, audit: number, seed: number): ReviewData;
}

interface Entry extends ReviewedCase {
  /** Null for a case without a flag. */
  readonly key: QueueKey | null;
}

/** Chooses among the cases that have a verdict: without one there is nothing to review. */
export function chooseCases(plan: DiagnosisPlan): CaseChooser {
  const entries: Entry[] = [];
  return {
    add({ number, results }, diagnosis) {
      const passed = results[plan.primary]?.passed ?? null;
      if (passed === null) return;
      const key = queueKeyOf(number, diagnosis, plan);
      entries.push({ number, passed, flagged: key !== null, judge: "pending", key });
    },
    choose(maxCases, audit, seed) {
      const queue = entries
        .filter((entry): entry is Entry & { key: QueueKey } => entry.key !== null)
        .sort((a, b) => compareQueueKeys(a.key, b.key));
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
        queue: queue.slice(0, maxCases).map(reviewed),
        audit: sample.map((index) => reviewed(entries[index] as Entry)),
      };
    },
  };
}

const reviewed = ({ number, passed, flagged, judge }: Entry): ReviewedCase => ({ number, passed, flagged, judge });
