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
import type { PartVersions } from "../run/metric-parts.js";
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
    /** Versions of the metrics that it asks; null where it asks none, or nobody knows. */
    readonly parts: PartVersions | null;
    readonly higherIsBetter: boolean;
  }[];
  readonly cases: readonly ScoredCase[];
}

/**
 * Reads a run and, beside it, the files it scored: for inputs, and for `columns`. Where these have changed since, as
 * when the answers of a newer model took their place, the journal is enough if every case has an id of its own and no
 * column is asked for. Throws where the run is not finished, or what is needed of a file is not there any more.
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
  const lines = journalLines(path.join(folder.path, "results.jsonl"));
  const lost = lostFile(manifest);
  const cases = lost === null ? await withTexts(lines, manifest, columns) : await byIdAlone(lines);
  if (lost !== null && (columns.length > 0 || !haveOwnIds(cases))) {
    throw new EvalError(
      "changed-run",
      `run ${folder.id} must still have the files it scored, got ${lost}; score it again, or give each case an id: ` +
        "runs are then compared without their files",
    );
  }
  return {
    id: folder.id,
    // A file that is another one now says nothing of which rows belong together.
    files: lost === null ? manifest.files.map(({ path: file }) => path.resolve(file)) : [],
    metrics: manifest.metrics.map(({ name, version, options, parts, higherIsBetter }) => ({
      name,
      version,
      options: options as JsonRecord,
      parts,
      higherIsBetter,
    })),
    cases,
  };
}

/** What is not as the run found it, in words; null where all is. */
function lostFile({ files }: Manifest): string | null {
  for (const { path: file, sha256 } of files) {
    if (file === "-") return "standard input, which cannot be read again";
    const isThere = fs.existsSync(file);
    if (!isThere || hashFile(file).sha256 !== sha256) return `${file}, which ${isThere ? "has changed" : "is gone"}`;
  }
  return null;
}

async function withTexts(
  lines: AsyncGenerator<JournalLine>,
  manifest: Manifest,
  columns: readonly string[],
): Promise<ScoredCase[]> {
  const cases: ScoredCase[] = [];
  let line = await lines.next();
  for await (const { number, evalCase, texts } of casesOf(manifest, columns)) {
    if (line.done === true) break;
    if (line.value.case !== number) continue;
    cases.push(scoredCase(line.value, evalCase, texts));
    line = await lines.next();
  }
  return cases;
}

async function byIdAlone(lines: AsyncGenerator<JournalLine>): Promise<ScoredCase[]> {
  const cases: ScoredCase[] = [];
  for await (const line of lines) cases.push(scoredCase(line, {}, []));
  return cases;
}

const haveOwnIds = (cases: readonly ScoredCase[]): boolean =>
  cases.every(({ id }) => id !== null) && new Set(cases.map(({ id }) => id)).size === cases.length;

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
