import { type MetricRef, type ScoreRequest, score as scoreCases } from "@eval/runner";
import { estimateLines } from "../calls/call-lines.js";
import type { LazyCalls } from "../calls/lazy-calls.js";
import type { FoundMetric } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { runLines } from "../render/run-lines.js";

/** `evals score --dry-run`: what would be done, and what calls to model servers it would take at most. */
export async function dryRunScore(
  request: ScoreRequest,
  found: readonly FoundMetric[],
  calls: LazyCalls,
  print: (text: string) => void,
): Promise<number> {
  const choices = request.metrics.map(({ name, options }) => `  metric ${name} ${JSON.stringify(options)}`);
  const waiting = request.metrics.filter((ref) => mayWait(ref, found));
  // Metrics that ask nobody need not run to be counted.
  if (waiting.length > 0) {
    await scoreCases({ ...request, metrics: waiting, tables: [], journal: false, resume: null });
  }
  const estimate = (await calls.opened())?.estimate?.total() ?? null;
  const lines = estimate === null ? [] : estimateLines(estimate);
  print([...runLines(request.source, null), ...choices, ...lines, "  nothing was scored (--dry-run)"].join("\n"));
  return exitCode.done;
}

function mayWait({ name, options }: MetricRef, found: readonly FoundMetric[]): boolean {
  return found.find((metric) => metric.name === name)?.factory(options).async !== false;
}
