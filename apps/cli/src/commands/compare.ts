import fs from "node:fs";
import { EvalError, show } from "@eval/core";
import { compareRuns, findRunFolder, type RunComparison, type RunFolder } from "@eval/runner";
import { exitCode } from "../exit-code.js";
import { comparisonMarkdown, comparisonReport } from "../render/comparison-report.js";
import { styleOf } from "../render/style.js";

interface CompareFlags {
  readonly by?: readonly string[];
  readonly clusterBy?: string;
  readonly output?: readonly string[];
  readonly json?: boolean;
  readonly failOnRegression?: boolean;
  readonly tolerance?: string;
}

/** `evals compare A B`: two finished runs on the cases they have in common. */
export async function compare(a: string, b: string, flags: CompareFlags): Promise<number> {
  const directory = process.cwd();
  const tolerance = toleranceOf(flags.tolerance ?? "0");
  const comparison = await compareRuns(runOf(directory, a), runOf(directory, b), {
    by: flags.by ?? [],
    clusterBy: flags.clusterBy ?? null,
  });
  for (const target of flags.output ?? []) write(target, comparison);
  if (flags.json === true) console.log(JSON.stringify(comparison, null, 2));
  else console.log(comparisonReport(comparison, styleOf(process.stdout, process.env)).join("\n"));
  const regressions = flags.failOnRegression === true ? regressionsOf(comparison, tolerance) : [];
  for (const line of regressions) console.error(`gate failed: ${line}`);
  return regressions.length > 0 ? exitCode.gateFailed : exitCode.done;
}

function runOf(directory: string, name: string): RunFolder {
  if (fs.existsSync(name) && fs.statSync(name).isFile()) {
    throw new EvalError(
      "unknown-run",
      `a comparison must be of runs, got the file ${show(name)}; score it first: evals score ${name}`,
    );
  }
  return findRunFolder(directory, name);
}

function toleranceOf(text: string): number {
  const value = Number(text);
  if (text.trim() !== "" && value >= 0 && Number.isFinite(value)) return value;
  throw new EvalError("invalid-option", `--tolerance must be a number from 0, got ${show(text)}`);
}

function write(target: string, comparison: RunComparison): void {
  if (target.endsWith(".md")) fs.writeFileSync(target, comparisonMarkdown(comparison));
  else if (target.endsWith(".json")) fs.writeFileSync(target, `${JSON.stringify(comparison, null, 2)}\n`);
  else throw new EvalError("invalid-option", `--output must end in .md or .json, got ${show(target)}`);
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
