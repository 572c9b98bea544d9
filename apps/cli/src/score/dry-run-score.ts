import type { ScoreRequest } from "@eval/runner";
import { estimateLines } from "../calls/call-lines.js";
import type { LazyCalls } from "../calls/lazy-calls.js";
import type { FoundMetric } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { runLines } from "../render/run-lines.js";
import { sampleLines } from "../render/sample-lines.js";
import { estimateCalls, plannedCalls } from "./check-planned-calls.js";

/** `evals score --dry-run`: what would be done, and what calls to model servers it would take at most. */
export async function dryRunScore(
  request: ScoreRequest,
  found: readonly FoundMetric[],
  calls: LazyCalls,
  maxCalls: number | null,
  print: (text: string) => void,
): Promise<number> {
  const choices = request.metrics.map(({ name, options }) => `  metric ${name} ${JSON.stringify(options)}`);
  const estimate = await estimateCalls(request, found, calls);
  const planned = plannedCalls(estimate);
  const lines = estimate === null ? [] : estimateLines(estimate);
  if (maxCalls !== null && planned > maxCalls)
    lines.push(`  refused: ${planned} calls are more than the ${maxCalls} allowed`);
  const read = [...runLines(request.source, null), ...sampleLines(request.sample ?? null)];
  print([...read, ...choices, ...lines, "  nothing was scored (--dry-run)"].join("\n"));
  return exitCode.done;
}
