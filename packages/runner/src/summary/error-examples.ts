import type { MetricResult } from "@eval/core";

/** A case that a metric could not measure, with what it said of it. */
export interface ErrorExample {
  readonly case: number;
  readonly id: string | null;
  readonly label: string;
  readonly reason: string;
}

/** For each metric, in order, its first errors by case number: enough to see what is wrong. */
export type ErrorExamples = readonly ErrorExample[][];

const KEPT = 5;
const REASON_SHOWN = 500;

export const noErrors = (metrics: number): ErrorExamples => Array.from({ length: metrics }, () => []);

/** Notes the errors of a case. Cases may come in any order. */
export function noteErrors(
  examples: ErrorExamples,
  results: readonly MetricResult[],
  id: string | undefined,
  number: number,
): void {
  for (let metric = 0; metric < results.length; metric++) {
    const { status, label, reason } = results[metric] as MetricResult;
    if (status !== "error") continue;
    const cut = reason.length <= REASON_SHOWN ? reason : `${reason.slice(0, REASON_SHOWN).toWellFormed()}…`;
    keepFirst(examples[metric] as ErrorExample[], [{ case: number, id: id ?? null, label, reason: cut }]);
  }
}

/** Adds the errors of another shard. */
export function mergeErrors(examples: ErrorExamples, others: ErrorExamples): void {
  examples.forEach((kept, metric) => {
    keepFirst(kept, others[metric] ?? []);
  });
}

function keepFirst(kept: ErrorExample[], more: readonly ErrorExample[]): void {
  kept.push(...more);
  kept.sort((left, right) => left.case - right.case);
  kept.length = Math.min(kept.length, KEPT);
}
