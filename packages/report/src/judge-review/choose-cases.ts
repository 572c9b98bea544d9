import { sampleIndices, seededRandom } from "@eval/stats";
import type { Diagnosis } from "../diagnostics/diagnosis.js";
import type { DiagnosisPlan } from "../diagnostics/plan.js";
import type { ReportRow } from "../report.js";
import type { ReviewData, ReviewedCase } from "./reviewed-case.js";

/** Meets the cases of a run one by one and remembers of each a few numbers. */
export interface CaseChooser {
  add(row: ReportRow, diagnosis: Diagnosis): void;
  /** The most urgent flagged cases, and a random sample of all; the same seed gives the same sample everywhere. */
  choose(maxCases: number, audit: number, seed: number): ReviewData;
}

interface Entry extends ReviewedCase {
  readonly urgency: number;
  readonly rank: number;
}

/** Chooses among the cases that have a verdict: without one there is nothing to review. */
export function chooseCases({ primary, settings }: DiagnosisPlan): CaseChooser {
  const entries: Entry[] = [];
  return {
    add({ number, results }, { priority, urgency }) {
      const passed = results[primary]?.passed ?? null;
      if (passed === null) return;
      const rank = priority === null ? -1 : settings.order.indexOf(priority);
      entries.push({ number, passed, flagged: priority !== null, judge: "pending", urgency, rank });
    },
    choose(maxCases, audit, seed) {
      const flagged = entries.filter((entry) => entry.flagged);
      const queue = flagged.sort((a, b) => b.urgency - a.urgency || a.rank - b.rank || a.number - b.number);
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
