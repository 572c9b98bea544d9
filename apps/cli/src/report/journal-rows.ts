import path from "node:path";
import { type EvalCase, EvalError } from "@eval/core";
import type { ReportResult, ReportRow } from "@eval/report";
import {
  type JournalLine,
  type JournalResult,
  journalLines,
  type Manifest,
  type NumberedCase,
  type RunFolder,
} from "@eval/runner";
import { columnReader, runCases } from "./run-texts.js";

/** Reads the journal of a run and, where they are wanted, the cases beside it. Both are in the order of the cases. */
export async function* journalRows(
  folder: RunFolder,
  manifest: Manifest,
  texts: boolean,
): AsyncGenerator<ReportRow, void, undefined> {
  const readers = manifest.by.map((column) => columnReader(column, manifest.mapping));
  const cases = texts ? runCases(manifest) : null;
  const file = path.join(folder.path, "results.jsonl");
  for await (const line of journalLines(file, manifest.metrics.length)) {
    const evalCase = cases === null ? null : await nextCase(cases, line, folder);
    yield {
      number: line.case,
      id: line.id ?? null,
      groups: evalCase === null ? [] : readers.map((read) => read(evalCase)),
      evalCase,
      results: line.results.map(resultOf),
    };
  }
  await cases?.return();
}

async function nextCase(
  cases: AsyncGenerator<NumberedCase, void, undefined>,
  { case: number, id }: JournalLine,
  folder: RunFolder,
): Promise<EvalCase> {
  let { value } = await cases.next();
  while (value !== undefined && value.number < number) ({ value } = await cases.next());
  if (value?.number === number && value.evalCase.id === id) return value.evalCase;
  const got = value === undefined ? "the end of its files" : `a case with id ${String(value.evalCase.id)}`;
  throw new EvalError("changed-run", `case ${number} of run ${folder.id} must be in its files, got ${got}`);
}

function resultOf([label, score, passed, reason, metadata]: JournalResult): ReportResult {
  const isScored = typeof score === "number";
  return {
    status: isScored ? "scored" : score,
    label,
    score: isScored ? score : null,
    passed,
    reason: reason ?? null,
    metadata: metadata ?? null,
  };
}
