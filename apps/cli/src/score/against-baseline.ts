import { EvalError, type MetricInfo } from "@eval/core";
import {
  compareScored,
  findRunFolder,
  type MetricRef,
  type RunComparison,
  type RunFolder,
  readScoredRun,
  type Sample,
  sampleFingerprint,
} from "@eval/runner";
import { checkTolerance } from "../check-tolerance.js";
import type { ScoreSettings } from "../config/score-settings.js";
import type { FoundMetric } from "../discovery/discover.js";
import { fileNames, latestRun, type RunKind } from "../history/latest-run.js";
import { LATEST } from "../history/latest-word.js";
import { regressionsOf } from "../regressions.js";

/** The run to beat, read before anything is scored, and what is let pass. */
export interface Baseline {
  readonly run: Awaited<ReturnType<typeof readScoredRun>>;
  readonly tolerance: number;
  readonly allowMissing: boolean;
}

interface BaselineRequest {
  readonly tolerance: number;
  readonly allowMissing: boolean;
  readonly isJournaled: boolean;
  /** What the new run is, for which `latest` finds the one before. */
  readonly kind: RunKind;
  readonly rangeOf: (metric: string) => MetricInfo["range"] | undefined;
  /** A run that is gone on with is not its own baseline. */
  readonly resume: string | null;
}

/** Reads the run that `--baseline` names. Throws where it cannot be compared with, or the new run would not be kept. */
export async function readBaseline(
  directory: string,
  run: string,
  { tolerance, allowMissing, isJournaled, kind, rangeOf, resume }: BaselineRequest,
): Promise<Baseline> {
  if (!isJournaled) {
    throw new EvalError("invalid-option", "--baseline needs a run that is kept, got --no-journal as well");
  }
  const folder =
    run === LATEST
      ? await latestRun(directory, kind, { except: resume, isBaseline: true })
      : findRunFolder(directory, run);
  const baseline = await readScoredRun(folder, []);
  const metrics = kind.metrics.map(({ name }) => name);
  checkTolerance(tolerance, metrics, [baseline], rangeOf);
  return { run: baseline, tolerance, allowMissing };
}

/** The kind of the run that these cases and metrics will make. */
export function kindOfScoring(
  { files, source }: Pick<ScoreSettings, "files" | "source">,
  sample: Sample | null,
  metrics: readonly MetricRef[],
  found: readonly FoundMetric[],
): RunKind {
  const resolved = ({ name, options }: MetricRef) =>
    found.find((metric) => metric.name === name)?.factory(options).options;
  return {
    files: fileNames(files),
    metrics: metrics.map((metric) => ({ name: metric.name, options: resolved(metric) })),
    cases: { source: { ...source }, sampling: sample === null ? null : { ...sampleFingerprint(sample) } },
  };
}

/** A finished run beside its baseline, case by case. */
export interface BaselineOutcome {
  /** Null where the two could not be compared, which holds no gate. */
  readonly comparison: RunComparison | null;
  readonly failures: readonly string[];
}

export async function againstBaseline(
  { run, tolerance, allowMissing }: Baseline,
  now: RunFolder,
): Promise<BaselineOutcome> {
  try {
    const comparison = await compareScored(run, await readScoredRun(now, []), { by: [], clusterBy: null });
    return { comparison, failures: regressionsOf(comparison, { option: "--baseline", tolerance, allowMissing }) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { comparison: null, failures: [`no comparison with --baseline: ${error.message}`] };
  }
}
