import { EvalError, show } from "@eval/core";
import { compareScored, type RunComparison } from "@eval/runner";
import { claimStdout } from "../claim-stdout.js";
import { readSide, type SideFlags } from "../comparison-sides.js";
import { exitCode } from "../exit-code.js";
import { createProgress } from "../progress.js";
import { comparisonParts } from "../render/comparison-report.js";
import { markdownOf, textOf } from "../render/report-part.js";
import { styleOf } from "../render/style.js";
import { listenForStop } from "../stop-signals.js";
import { createWaitingLine } from "../waiting-line.js";
import { writeReports } from "../write-reports.js";

interface CompareFlags extends SideFlags {
  readonly by?: readonly string[];
  readonly clusterBy?: string;
  readonly output?: readonly string[];
  readonly json?: boolean;
  readonly failOnRegression?: boolean;
  readonly tolerance?: string;
}

/** `evals compare A B`: two runs or two files, on the cases they have in common. */
export async function compare(a: string, b: string, flags: CompareFlags): Promise<number> {
  const print = claimStdout();
  const tolerance = toleranceOf(flags.tolerance ?? "0");
  const comparison = await comparisonOf(a, b, flags);
  const parts = comparisonParts(comparison);
  writeReports(flags.output ?? [], { json: comparison, markdown: () => markdownOf(parts) });
  if (flags.json === true) print(JSON.stringify(comparison, null, 2));
  else print(textOf(parts, styleOf(process.stdout, process.env)));
  const regressions = flags.failOnRegression === true ? regressionsOf(comparison, tolerance) : [];
  for (const line of regressions) console.error(`gate failed: ${line}`);
  return regressions.length > 0 ? exitCode.gateFailed : exitCode.done;
}

async function comparisonOf(a: string, b: string, flags: CompareFlags): Promise<RunComparison> {
  const options = { by: flags.by ?? [], clusterBy: flags.clusterBy ?? null };
  const stop = listenForStop();
  const progress = createProgress(process.stderr, process.env);
  const context = { directory: process.cwd(), signal: stop.signal, onProgress: progress.update };
  const waiting = createWaitingLine(process.stderr, process.env);
  try {
    if (flags.metric === undefined) waiting.start("reading");
    const left = await readSide(a, "a", flags, options, context);
    const right = await readSide(b, "b", flags, options, context);
    progress.end();
    waiting.end();
    // Only a run has a journal to be put in order: from here on an interrupt ends at once.
    stop.release();
    waiting.start("comparing");
    return await compareScored(left, right, options, (done, total) => waiting.say(`comparing, ${done} of ${total}`));
  } finally {
    waiting.end();
    progress.end();
    stop.release();
  }
}

function toleranceOf(text: string): number {
  const value = Number(text);
  if (text.trim() !== "" && value >= 0 && Number.isFinite(value)) return value;
  throw new EvalError("invalid-option", `--tolerance must be a number from 0, got ${show(text)}`);
}

/** What got worse beyond doubt, and by more than is tolerated. */
function regressionsOf({ comparisons }: RunComparison, tolerance: number): string[] {
  return comparisons
    .filter(({ conclusion, difference }) => conclusion === "worse" && Math.abs(difference ?? 0) > tolerance)
    .map(({ metric, slice, difference }) => {
      const where = slice === null ? "" : ` where ${slice.column} is ${show(slice.value)}`;
      return `${metric}${where} is worse by ${Math.abs(difference ?? 0).toFixed(4)} (--fail-on-regression)`;
    });
}
