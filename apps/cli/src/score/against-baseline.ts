import { EvalError } from "@eval/core";
import { compareScored, findRunFolder, type RunComparison, type RunFolder, readScoredRun } from "@eval/runner";
import { regressionsOf } from "../regressions.js";

/** The run to beat, read before anything is scored, and by how much a metric may be worse. */
export interface Baseline {
  readonly run: Awaited<ReturnType<typeof readScoredRun>>;
  readonly tolerance: number;
}

/** Reads the run that `--baseline` names. Throws where it cannot be compared with, or the new run would not be kept. */
export async function readBaseline(
  directory: string,
  run: string,
  { tolerance, isJournaled }: { readonly tolerance: number; readonly isJournaled: boolean },
): Promise<Baseline> {
  if (!isJournaled) {
    throw new EvalError("invalid-option", "--baseline needs a run that is kept, got --no-journal as well");
  }
  return { run: await readScoredRun(findRunFolder(directory, run), []), tolerance };
}

/** A finished run beside its baseline, case by case. */
export interface BaselineOutcome {
  /** Null where the two could not be compared, which holds no gate. */
  readonly comparison: RunComparison | null;
  readonly failures: readonly string[];
}

export async function againstBaseline({ run, tolerance }: Baseline, now: RunFolder): Promise<BaselineOutcome> {
  try {
    const comparison = await compareScored(run, await readScoredRun(now, []), { by: [], clusterBy: null });
    return { comparison, failures: regressionsOf(comparison, tolerance, "--baseline") };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { comparison: null, failures: [`no comparison with --baseline: ${error.message}`] };
  }
}
