import type { CallEstimate } from "@eval/calls";
import { EvalError } from "@eval/core";
import { type ScoreRequest, score as scoreCases } from "@eval/runner";
import type { LazyCalls } from "../calls/lazy-calls.js";
import type { FoundMetric } from "../discovery/discover.js";
import { mayWait } from "./may-wait.js";

type Total = ReturnType<CallEstimate["total"]>;

/** What calls of models a run would take, found by a run in which none is made; null where no metric asks a model. */
export async function estimateCalls(
  request: ScoreRequest,
  found: readonly FoundMetric[],
  calls: LazyCalls,
): Promise<Total | null> {
  // Metrics that ask nobody need not run to be counted.
  const metrics = request.metrics.filter((ref) => mayWait(ref, found));
  if (metrics.length === 0) return null;
  const { chatModel, encoder } = calls;
  await scoreCases({ ...request, metrics, chatModel, encoder, tables: [], journal: false, resume: null });
  return (await calls.opened())?.estimate?.total() ?? null;
}

/** Calls that would go to a server: what is in the cache costs nothing. */
export const plannedCalls = (estimate: Total | null): number =>
  estimate === null ? 0 : estimate.calls - estimate.cached;

/** Refuses a run that would make more calls than allowed. None is cut short: half a sample would be another sample. */
export function checkPlannedCalls(planned: number, maxCalls: number): void {
  if (planned <= maxCalls) return;
  throw new EvalError(
    "too-many-calls",
    `calls of models must be at most ${maxCalls}, got ${planned} planned; take a smaller --sample, or allow more with --max-calls`,
  );
}
