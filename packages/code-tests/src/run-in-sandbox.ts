import type { RunRecord } from "./child-message.js";
import { type Candidate, type Limits, runCandidate } from "./run-candidate.js";
import { type Isolation, isolationFor } from "./sandbox-command.js";
import { withSlot } from "./slots.js";

/** Runs a candidate in the strongest sandbox that there is, or the one asked for, when a core is free for it. */
export async function runInSandbox(
  candidate: Candidate,
  limits: Limits,
  wanted: Isolation | "auto",
  signal: AbortSignal | undefined,
): Promise<{ readonly record: RunRecord; readonly isolation: Isolation }> {
  const isolation = await isolationFor(wanted);
  return { record: await withSlot(() => runCandidate(candidate, limits, isolation, signal)), isolation };
}
