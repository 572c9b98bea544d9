import fs from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { type EvalCase, EvalError, type JsonRecord } from "@eval/core";
import { createCaseReader } from "../rows/case-reader.js";
import { checkColumn, columnsOf } from "../rows/mapping/check-column.js";
import { openSource } from "../rows/open-source.js";
import type { SourceOptions } from "../rows/source.js";
import { hashFile } from "../run/hash-file.js";
import type { Manifest } from "../run/manifest.js";
import type { RunFolder } from "../run/run-folder.js";
import { isProblem } from "../run/shard.js";

/** What a run says of one case: for each metric a score and a verdict, null where there is none. */
export interface ScoredCase {
  readonly number: number;
  readonly id: string | null;
  readonly input: string | null;
  /** Texts of the columns asked for, null where a row lacks one. */
  readonly columns: readonly (string | null)[];
  readonly scores: readonly (number | null)[];
  readonly verdicts: readonly (boolean | null)[];
}

/** One side of a comparison: a finished run, read back with what its cases were, or a file of scores. */
export interface ScoredRun {
  readonly id: string;
  /** The files of its cases. */
  readonly files: readonly string[];
  readonly metrics: readonly {
    readonly name: string;
    /** Version of the definition; null where a file does not say. */
    readonly version: number | null;
    readonly options: JsonRecord | null;
    readonly higherIsBetter: boolean;
  }[];
  readonly cases: readonly ScoredCase[];
}

/**
 * Reads a run and, beside it, the files it scored: for inputs, and for `columns`. Throws where the run is not
 * finished or a file is not what it was.
 */
export async function readScoredRun(folder: RunFolder, columns: readonly string[]): Promise<ScoredRun> {
  const { readManifest } = await import("../run/read-manifest.js");
  const manifest = readManifest(path.join(folder.path, "run.json"));
  if (manifest.status !== "finished") {
    throw new EvalError(
      "unfinished-run",
      `run ${folder.id} must be finished; go on with: evals score --resume ${folder.id}`,
    );
  }
  checkFiles(manifest, folder);
  const lines = journalLines(path.join(folder.path, "results.jsonl"));
  const cases: ScoredCase[] = [];
  let line = await lines.next();
  for await (const { number, evalCase, texts } of casesOf(manifest, columns)) {
    if (line.done === true) break;
    if (line.value.case !== number) continue;
    cases.push(scoredCase(line.value, evalCase, texts));
    line = await lines.next();
  }
  return {
    id: folder.id,
    files: manifest.files.map(({ path: file }) => path.resolve(file)),
    metrics: manifest.metrics.map(({ name, version, options, higherIsBetter }) => ({
      name,
      version,
      options: options as JsonRecord,
      higherIsBetter,
    })),
    cases,
  };
}

function checkFiles({ files }: Manifest, { id }: RunFolder): void {
  for (const { path: file, sha256 } of files) {
    const isThere = file !== "-" && fs.existsSync(file);
    if (isThere && hashFile(file).sha256 === sha256) continue;
    const what =
      file === "-"
        ? "standard input, which cannot be read again"
        : `${file}, which ${isThere ? "has changed" : "is gone"}`;
    throw new EvalError("changed-run", `run ${id} must still have the files it scored, got ${what}; score it again`);
  }
}

interface JournalLine {
  readonly case: number;
  readonly id?: string;
  readonly results: readonly [label: string, score: number | string, passed: boolean | null][];
}

async function* journalLines(file: string): AsyncGenerator<JournalLine> {
  const input = fs.createReadStream(file);
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text !== "") yield JSON.parse(text) as JournalLine;
  }
}

async function* casesOf({ files, source }: Manifest, columns: readonly string[]) {
  const opened = await openSource(
    files.map(({ path: file }) => file),
    source as SourceOptions,
  );
  const known = columnsOf(opened.plan);
  for (const column of columns) checkColumn("--by", column, known);
  const readCases = createCaseReader(opened.plan);
  for await (const batch of opened.batches()) {
    const rows = readCases(batch);
    for (let index = 0; index < rows.length; index++) {
      const evalCase = rows.caseAt(index);
      if (isProblem(evalCase)) continue;
      yield { number: rows.numberAt(index), evalCase, texts: columns.map((column) => rows.textAt(index, column)) };
    }
  }
}

function scoredCase(
  { case: number, id, results }: JournalLine,
  evalCase: EvalCase,
  columns: readonly (string | null)[],
): ScoredCase {
  return {
    number,
    id: id ?? null,
    input: evalCase.input ?? null,
    columns,
    scores: results.map(([, score]) => (typeof score === "number" ? score : null)),
    verdicts: results.map(([, , passed]) => passed),
  };
}
