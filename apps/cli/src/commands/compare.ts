import { compareScored, type RunComparison } from "@eval/runner";
import { checkTolerance } from "../check-tolerance.js";
import { claimStdout } from "../claim-stdout.js";
import type { ReadSide } from "../comparison/compared-cases.js";
import { withJudgeWarnings } from "../comparison/judge-warnings.js";
import { planSides } from "../comparison/plan-sides.js";
import type { SideFlags } from "../comparison/side-flags.js";
import { checkComparisonTarget, writeComparison } from "../comparison/write-comparison.js";
import { pluginsOf, readSide } from "../comparison-sides.js";
import { blameConfig } from "../config/blame-config.js";
import { type Config, loadConfig, sayConfig } from "../config/config.js";
import { discover, type FoundMetric } from "../discovery/discover.js";
import { exitCode } from "../exit-code.js";
import { createProgress } from "../progress.js";
import { regressionsOf, toleranceOf } from "../regressions.js";
import { comparisonParts } from "../render/comparison-report.js";
import { textOf } from "../render/report-part.js";
import { styleOf } from "../render/style.js";
import { listenForStop } from "../stop-signals.js";
import { createWaitingLine } from "../waiting-line.js";

interface CompareFlags extends SideFlags {
  readonly by?: readonly string[];
  readonly clusterBy?: string;
  readonly output?: readonly string[];
  readonly json?: boolean;
  readonly failOnRegression?: boolean;
  readonly allowMissing?: boolean;
  readonly tolerance?: string;
}

interface Compared {
  readonly comparison: RunComparison;
  readonly left: ReadSide;
  readonly right: ReadSide;
  readonly by: readonly string[];
}

/** `evals compare A B`: two runs or two files, on the cases they have in common. */
export async function compare(a: string, b: string, flags: CompareFlags): Promise<number> {
  const print = claimStdout();
  const tolerance = toleranceOf(flags.tolerance);
  for (const target of flags.output ?? []) checkComparisonTarget(target);
  const directory = process.cwd();
  const config = await loadConfig(directory, flags.config);
  const { comparison, left, right, by } = await blameConfig(directory, flags, config, () =>
    comparisonOf(a, b, flags, { directory, config, tolerance }),
  );
  const parts = comparisonParts(comparison);
  await writeComparison(flags.output ?? [], { comparison, parts, left, right, by });
  if (flags.json === true) print(JSON.stringify(comparison, null, 2));
  else print(textOf(parts, styleOf(process.stdout, process.env)));
  const gate = { option: "--fail-on-regression", tolerance, allowMissing: flags.allowMissing === true };
  const regressions = flags.failOnRegression === true ? regressionsOf(comparison, gate) : [];
  for (const line of regressions) console.error(`gate failed: ${line}`);
  return regressions.length > 0 ? exitCode.gateFailed : exitCode.done;
}

interface Setting {
  readonly directory: string;
  readonly config: Config;
  readonly tolerance: number;
}

async function comparisonOf(
  a: string,
  b: string,
  flags: CompareFlags,
  { directory, config, tolerance }: Setting,
): Promise<Compared> {
  let found: Promise<readonly FoundMetric[]> | null = null;
  const discovered = () => {
    found ??= discover(directory, pluginsOf(flags, config));
    return found;
  };
  const { sides, metrics, metricsOf, options } = await planSides([a, b], flags, config, { directory, discovered });
  const isScoring = sides.some(({ kind }) => kind === "answers");
  if (isScoring) sayConfig(directory, flags.config);
  if (metricsOf !== null)
    console.error(`metrics of run ${metricsOf.id}: ${metrics.map(({ name }) => name).join(", ")}`);
  const stop = listenForStop();
  const progress = createProgress(process.stderr, process.env);
  const context = { directory, config, metrics, discovered, signal: stop.signal, onProgress: progress.update };
  const waiting = createWaitingLine(process.stderr, process.env);
  try {
    if (!isScoring) waiting.start("reading");
    const left = await readSide(sides[0], "a", flags, options, context);
    const right = await readSide(sides[1], "b", flags, options, context);
    progress.end();
    waiting.end();
    // Only a run has a journal to be put in order: from here on an interrupt ends at once.
    stop.release();
    if (tolerance >= 1) checkSides(tolerance, left, right, await discovered());
    waiting.start("comparing");
    const comparison = await compareScored(left.scored, right.scored, options, (done, total) =>
      waiting.say(`comparing, ${done} of ${total}`),
    );
    return { comparison: await withJudgeWarnings(comparison, left, right), left, right, by: options.by };
  } finally {
    waiting.end();
    progress.end();
    stop.release();
  }
}

function checkSides(tolerance: number, left: ReadSide, right: ReadSide, found: readonly FoundMetric[]): void {
  const rangeOf = (metric: string) => found.find(({ name }) => name === metric)?.factory.info.range;
  const names = left.scored.metrics.map(({ name }) => name);
  checkTolerance(tolerance, names, [left.scored, right.scored], rangeOf);
}
