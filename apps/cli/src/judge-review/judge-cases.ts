import type { EvalCase, Metric } from "@eval/core";
import { callWaiting, type Patience } from "@eval/runner";
import type { Verdict } from "./review-line.js";

export interface CaseToJudge {
  readonly number: number;
  readonly id: string | null;
  readonly evalCase: EvalCase;
}

/** A verdict that belongs to no review yet. */
export type Said = Omit<Verdict, "kind" | "review">;

export interface JudgeSetting {
  readonly metric: Metric;
  readonly patience: Patience;
  readonly concurrency: number;
  readonly onVerdict: (said: Said) => void;
}

/** Judges cases in their order, a bounded number at a time. An aborted call is no verdict: the case stays to be judged. */
export async function judgeCases(cases: readonly CaseToJudge[], setting: JudgeSetting): Promise<void> {
  const { metric, patience, concurrency, onVerdict } = setting;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < cases.length && !patience.signal.aborted) {
      const { number, id, evalCase } = cases[next++] as CaseToJudge;
      const { status, label, score, passed, reason, metadata } = await callWaiting(metric, evalCase, patience);
      if (patience.signal.aborted) return;
      const said = { status, label, score, passed, reason, metadata: metadata as Said["metadata"] };
      onVerdict({ case: number, id, ...said, at: new Date().toISOString() });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
