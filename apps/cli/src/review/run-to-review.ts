import { EvalError } from "@eval/core";
import { diagnose, planDiagnosis, type Report } from "@eval/report";
import type { Candidate, ReviewCase } from "@eval/review";
import type { RunFolder } from "@eval/runner";
import { discover } from "../discovery/discover.js";
import { readReport } from "../report/read-report.js";

/** A run whose cases can be labelled. */
export interface RunToReview {
  candidates(): Promise<Candidate[]>;
  /** The cases of these numbers. */
  cases(numbers: readonly number[]): Promise<Map<number, ReviewCase>>;
}

/**
 * Opens a finished run whose files are as they were when it scored them: people must judge the same texts. What the
 * metrics say of themselves is looked up only where flags are wanted, which depend on it.
 */
export async function runToReview(folder: RunFolder, wantsFlags: boolean): Promise<RunToReview> {
  const found = wantsFlags ? await discover(process.cwd(), []) : [];
  const report = await readReport(folder, new Map(found.map(({ name, factory }) => [name, factory.info])));
  if (report.run.status !== "finished") {
    const how = `go on with: evals score --resume ${folder.id}`;
    throw new EvalError("unfinished-run", `run ${folder.id} must be finished before it is labelled; ${how}`);
  }
  if (report.textsMissing !== null) {
    throw new EvalError("changed-run", `run ${folder.id} must still have the texts it scored: ${report.textsMissing}`);
  }
  return {
    candidates: () => candidatesOf(report, wantsFlags),
    cases: (numbers) => casesOf(report, new Set(numbers)),
  };
}

async function candidatesOf(report: Report, wantsFlags: boolean): Promise<Candidate[]> {
  const plan = wantsFlags ? planDiagnosis(report) : null;
  const found: Candidate[] = [];
  for await (const row of report.rows({ texts: true })) {
    // Without an answer there is nothing to say of it.
    if (row.evalCase?.output === undefined) continue;
    const isFlagged = plan !== null && diagnose(row, plan).flags.length > 0;
    found.push({ number: row.number, verdicts: row.results.map(({ passed }) => passed), isFlagged });
  }
  return found;
}

async function casesOf(report: Report, wanted: ReadonlySet<number>): Promise<Map<number, ReviewCase>> {
  const found = new Map<number, ReviewCase>();
  for await (const { number, evalCase } of report.rows({ texts: true })) {
    if (evalCase !== null && wanted.has(number)) found.set(number, { number, evalCase });
    if (found.size === wanted.size) break;
  }
  return found;
}
