import fs from "node:fs";
import path from "node:path";
import { EvalError, type JsonRecord } from "@eval/core";
import { createCaseReader } from "../rows/case-reader.js";
import { columnsOf } from "../rows/mapping/check-column.js";
import { openSource } from "../rows/open-source.js";
import type { Source, SourceOptions } from "../rows/source.js";
import { hashFile } from "../run/hash-file.js";
import { type JournalLine, journalLines } from "../run/journal-lines.js";
import type { Manifest } from "../run/manifest.js";
import type { RunFolder } from "../run/run-folder.js";
import { isProblem } from "../run/shard.js";
import { fromJournal, type ReadCases, scoredCase } from "./journal-cases.js";
import { lackedColumns } from "./lacked-columns.js";
import type { ScoredCase, ScoredRun } from "./scored-case.js";

/**
 * Reads a run and, beside it, the files it scored: for inputs, and for `columns`. Where these have changed since, as
 * when the answers of a newer model took their place, the journal is enough if every case has an id of its own; of the
 * columns it has those that the run was grouped by. Throws where the run is not finished, or neither will do.
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
  const lines = journalLines(path.join(folder.path, "results.jsonl"), manifest.metrics.length);
  const lost = lostFile(manifest);
  const { cases, lacks } =
    lost === null ? await withTexts(lines, manifest, columns) : await fromJournal(lines, manifest, columns, lost);
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
    lacks,
  };
}

/** What is not as the run found it, in words; null where all is. */
function lostFile({ files }: Manifest): string | null {
  for (const { path: file, sha256 } of files) {
    if (sha256 === null) return `${file === "-" ? "standard input" : file}, which cannot be read again`;
    const isThere = fs.existsSync(file);
    if (!isThere || hashFile(file).sha256 !== sha256) return `${file}, which ${isThere ? "has changed" : "is gone"}`;
  }
  return null;
}

async function withTexts(
  lines: AsyncGenerator<JournalLine>,
  manifest: Manifest,
  columns: readonly string[],
): Promise<ReadCases> {
  const { files, source } = manifest;
  const opened = await openSource(
    files.map(({ path: file }) => file),
    source as SourceOptions,
  );
  const cases: ScoredCase[] = [];
  let line = await lines.next();
  for await (const { number, evalCase, texts } of casesOf(opened, columns)) {
    if (line.done === true) break;
    if (line.value.case !== number) continue;
    cases.push(scoredCase(line.value, evalCase, texts));
    line = await lines.next();
  }
  return { cases, lacks: lackedColumns(columns, columnsOf(opened.plan)) };
}

async function* casesOf(opened: Source, columns: readonly string[]) {
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
