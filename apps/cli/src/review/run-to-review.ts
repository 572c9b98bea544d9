import { EvalError } from "@eval/core";
import {
  type DiagnosisPlan,
  type DiagnosticsSettings,
  diagnose,
  planDiagnosis,
  type QueueKey,
  type Report,
  reviewQueue,
} from "@eval/report";
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
 * metrics say of themselves is looked up only where flags or places in the queue are wanted, which depend on it: then
 * `settings` are there.
 */
export async function runToReview(folder: RunFolder, settings: DiagnosticsSettings | null): Promise<RunToReview> {
  const found = settings === null ? [] : await discover(process.cwd(), []);
  const report = await readReport(folder, new Map(found.map(({ name, factory }) => [name, factory.info])));
  if (report.run.status !== "finished") {
    const how = `go on with: evals score --resume ${folder.id}`;
    throw new EvalError("unfinished-run", `run ${folder.id} must be finished before it is labelled; ${how}`);
  }
  if (report.textsMissing !== null) {
    throw new EvalError("changed-run", `run ${folder.id} must still have the texts it scored: ${report.textsMissing}`);
  }
  return {
    candidates: () => candidatesOf(report, settings),
    cases: (numbers) => casesOf(report, new Set(numbers)),
  };
}

async function candidatesOf(report: Report, settings: DiagnosticsSettings | null): Promise<Candidate[]> {
  const diagnosed = settings === null ? null : await diagnosedCases(report, planDiagnosis(report, { settings }));
  const found: Candidate[] = [];
  for await (const { number, evalCase, results } of report.rows({ texts: true })) {
    // Without an answer there is nothing to say of it.
    if (evalCase?.output === undefined) continue;
    found.push({
      number,
      verdicts: results.map(({ passed }) => passed),
      isFlagged: diagnosed?.flagged.has(number) ?? false,
      place: diagnosed?.places.get(number) ?? null,
    });
  }
  return found;
}

/** Which cases are flagged, and where they stand in the review queue. */
async function diagnosedCases(report: Report, plan: DiagnosisPlan) {
  const queue = reviewQueue(plan);
  const flagged = new Set<number>();
  const keys: QueueKey[] = [];
  for await (const row of report.rows({ texts: true })) {
    const diagnosis = diagnose(row, plan);
    if (diagnosis.priority !== null) flagged.add(row.number);
    const key = queue.keyOf(row, diagnosis);
    if (key !== null) keys.push(key);
  }
  return { flagged, places: new Map(queue.inOrder(keys).map(({ number }, place) => [number, place])) };
}

async function casesOf(report: Report, wanted: ReadonlySet<number>): Promise<Map<number, ReviewCase>> {
  const found = new Map<number, ReviewCase>();
  for await (const { number, evalCase } of report.rows({ texts: true })) {
    if (evalCase !== null && wanted.has(number)) found.set(number, { number, evalCase });
    if (found.size === wanted.size) break;
  }
  return found;
}
