import { EvalError, type MetricInfo } from "@eval/core";
import {
  type CompareOptions,
  compareScored,
  findRunFolder,
  type MetricRef,
  neededColumns,
  type RunComparison,
  type RunFolder,
  readManifestOf,
  readScoredRun,
  type Sample,
  sampleFingerprint,
} from "@eval/runner";
import { checkTolerance } from "../check-tolerance.js";
import type { ScoreSettings } from "../config/score-settings.js";
import type { FoundMetric } from "../discovery/discover.js";
import { fileNames, latestRun, type RunKind, sayItself } from "../history/latest-run.js";
import { LATEST } from "../history/latest-word.js";
import { type Answers, sameAnswers } from "../history/same-answers.js";
import { regressionsOf } from "../regressions.js";

/** The run to beat, read before anything is scored, and what is let pass. */
export interface Baseline {
  readonly run: Awaited<ReturnType<typeof readScoredRun>>;
  readonly tolerance: number;
  readonly allowMissing: boolean;
  /** What the new run is grouped and clustered by, and so what the two are compared by. */
  readonly by: CompareOptions;
}

interface BaselineRequest {
  readonly tolerance: number;
  readonly allowMissing: boolean;
  readonly isJournaled: boolean;
  /** What the new run is, for which `latest` finds the one before. */
  readonly kind: RunKind;
  readonly answers: Omit<Answers, "cases">;
  readonly rangeOf: (metric: string) => MetricInfo["range"] | undefined;
  /** A run that is gone on with is not its own baseline. */
  readonly resume: string | null;
  readonly by: readonly string[];
  readonly clusterBy: string | null;
}

/** Reads the run that `--baseline` names. Throws where it cannot be compared with, or the new run would not be kept. */
export async function readBaseline(
  directory: string,
  run: string,
  { tolerance, allowMissing, isJournaled, kind, answers, rangeOf, resume, by, clusterBy }: BaselineRequest,
): Promise<Baseline> {
  if (!isJournaled) {
    throw new EvalError("invalid-option", "--baseline needs a run that is kept, got --no-journal as well");
  }
  const isOfSameAnswers = sameAnswers({ ...answers, cases: kind.cases });
  const folder =
    run === LATEST
      ? await latestRun(directory, kind, { except: resume, isBaseline: true, isOfSameAnswers })
      : findRunFolder(directory, run);
  if (isOfSameAnswers(await readManifestOf(folder))) sayItself(folder);
  // The baseline may have lost its file, or never had the column: the new run has it.
  const options = { by, clusterBy, isUnasked: true };
  const baseline = await readScoredRun(folder, neededColumns(options));
  const metrics = kind.metrics.map(({ name }) => name);
  checkTolerance(tolerance, metrics, [baseline], rangeOf);
  return { run: baseline, tolerance, allowMissing, by: options };
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
  { run, tolerance, allowMissing, by }: Baseline,
  now: RunFolder,
): Promise<BaselineOutcome> {
  try {
    const comparison = await compareScored(run, await readScoredRun(now, neededColumns(by)), by);
    return { comparison, failures: regressionsOf(comparison, { option: "--baseline", tolerance, allowMissing }) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { comparison: null, failures: [`no comparison with --baseline: ${error.message}`] };
  }
}
