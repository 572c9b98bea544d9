import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { EvalError, type JsonRecord, type Metric, show } from "@eval/core";
import { headerLine, type TableFormat } from "./output/scored-rows.js";
import { TableFile } from "./output/table-file.js";
import type { RowProblem } from "./rows/row-problem.js";
import type { Source, SourceOptions } from "./rows/source.js";
import type { Detail } from "./run/detail.js";
import { hashFile } from "./run/hash-file.js";
import { Journal } from "./run/journal.js";
import { lockFolder } from "./run/lock.js";
import type { Manifest } from "./run/manifest.js";
import { loadMetric, type MetricRef } from "./run/metric-ref.js";
import { type RunTallies, runCases } from "./run/run-cases.js";
import { createRunFolder, findRunFolder, type RunFolder } from "./run/run-folder.js";
import { replaceFile } from "./run/settle-journal.js";
import type { ShardPlan } from "./run/shard.js";
import { listDisagreement, summariseMetrics } from "./summary/summarise.js";
import type { Summary } from "./summary/summary.js";
import { listWarnings } from "./summary/warnings.js";

/** A table of results to write: a file, or `-` for standard output. */
export interface TableTarget {
  readonly target: string;
  readonly format: TableFormat;
  /** Starts the file with a byte order mark, without which Excel reads Indic text as Latin. */
  readonly excel?: boolean;
}

/** What to score and where the results go. */
export interface ScoreRequest {
  readonly source: Source;
  readonly sourceOptions: SourceOptions;
  readonly metrics: readonly MetricRef[];
  readonly by: readonly string[];
  readonly detail: Detail;
  readonly tables: readonly TableTarget[];
  /** Runs are kept in `.evals/runs` under this directory. */
  readonly directory: string;
  readonly journal: boolean;
  /** Id or folder of a run to go on with. */
  readonly resume: string | null;
  /** Worker threads for metrics that answer at once, cases at a time for metrics that wait; null chooses. */
  readonly concurrency: number | null;
  /** Milliseconds after which a waiting metric should give up. */
  readonly timeoutMs: number | null;
  readonly versions: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onProgress: (cases: number, share: number | null) => void;
}

/** What came of it. */
export interface ScoreOutcome {
  readonly summary: Summary;
  /** Null without a journal. */
  readonly folder: RunFolder | null;
  readonly interrupted: boolean;
  /** Cases that an earlier part of the run had scored already. */
  readonly resumedCases: number;
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
}

/** Scores every case of a source with every metric, keeps a journal, writes tables, and sums it all up. */
export async function score(request: ScoreRequest): Promise<ScoreOutcome> {
  const metrics = await Promise.all(request.metrics.map(loadMetric));
  checkColumns(request);
  const keeper = request.journal || request.resume !== null ? await openRun(request, metrics) : null;
  const plan = planOf(request, metrics);
  const tables = request.tables.map((table, index) => openTable(table, plan, index));
  const startedAt = performance.now();
  try {
    const tallies = await runCases(
      request.source,
      plan,
      request.metrics,
      {
        journal: keeper?.journal ?? null,
        tables: tables.map((table) => (rows) => table.append(rows)),
        onProgress: progressOf(request),
      },
      runOptions(request, metrics),
    );
    const interrupted = request.signal.aborted;
    for (const table of tables) interrupted ? table.discard() : table.finish();
    const summary = summarise(request, plan, tallies);
    await keeper?.end(interrupted ? "interrupted" : "finished", performance.now() - startedAt, summary);
    return {
      summary,
      folder: keeper?.folder ?? null,
      interrupted,
      resumedCases: keeper?.journal.recordedLines ?? 0,
      problems: [...request.source.skipped, ...tallies.problems],
      problemCount: request.source.skippedCount + tallies.problems.length,
    };
  } catch (error) {
    for (const table of tables) table.discard();
    await keeper?.end("interrupted", performance.now() - startedAt, null);
    throw error;
  }
}

function checkColumns({ source, by }: ScoreRequest): void {
  const known = new Set(source.plan.files.flatMap(({ columns }) => columns));
  for (const column of by) {
    // A dot reaches into an object, whose keys are not columns.
    if (known.has(column) || column.includes(".")) continue;
    throw new EvalError(
      "unknown-column",
      `--by must name a column, got ${show(column)}; there are ${[...known].join(", ")}`,
    );
  }
}

function planOf({ source, by, detail, tables }: ScoreRequest, metrics: readonly Metric[]): ShardPlan {
  const fileColumns = source.plan.files.map(({ columns }) => columns);
  const columns = [...new Set(fileColumns.flat())];
  return {
    metrics,
    by,
    detail,
    keepColumns: tables.length > 0,
    tables: tables.map(({ format }) => ({ format, columns })),
    fileColumns,
  };
}

function openTable({ target, format, excel }: TableTarget, plan: ShardPlan, index: number): TableFile {
  const shape = plan.tables[index];
  if (shape === undefined) throw new EvalError("invalid-input", "a table must have a shape");
  const start = `${excel === true ? "\uFEFF" : ""}${headerLine(shape, plan.metrics)}`;
  return new TableFile(target, { isJson: format === "json", start });
}

/** Below this a thread costs more to start than it saves. */
const BYTES_WORTH_A_THREAD = 8_000_000;
const CASES_AT_A_TIME = 8;

function runOptions(request: ScoreRequest, metrics: readonly Metric[]) {
  const { concurrency, timeoutMs, signal, source } = request;
  // A metric that does not say is treated as one that waits: slower, never wrong.
  const isWaiting = metrics.some((metric) => metric.async !== false);
  const bytes = source.plan.files.reduce((sum, { path: file }) => sum + sizeOf(file), 0);
  const context = { signal, ...(timeoutMs !== null && { deadline: Date.now() + timeoutMs }) };
  return {
    threads: bytes < BYTES_WORTH_A_THREAD ? 0 : (concurrency ?? os.availableParallelism()),
    waiting: isWaiting ? { concurrency: concurrency ?? CASES_AT_A_TIME, context } : null,
    signal,
  };
}

function progressOf({ source, onProgress }: ScoreRequest): (cases: number, bytes: number) => void {
  const sizes = source.plan.files.map(({ path: file, compression }) => (compression === null ? sizeOf(file) : 0));
  const total = sizes.every((size) => size > 0) ? sizes.reduce((sum, size) => sum + size, 0) : null;
  let done = 0;
  return (cases, bytes) => {
    done += bytes;
    onProgress(cases, total === null ? null : Math.min(done / total, 1));
  };
}

function sizeOf(file: string): number {
  return file === "-" ? 0 : fs.statSync(file).size;
}

function summarise({ source }: ScoreRequest, plan: ShardPlan, tallies: RunTallies): Summary {
  return {
    cases: tallies.cases,
    files: source.plan.files.map(({ path: file }) => file),
    mapping: source.plan.mapping as JsonRecord,
    metrics: summariseMetrics(plan.metrics, plan.by, tallies.groups),
    disagreement: listDisagreement(plan.metrics, tallies.pairs),
    warnings: listWarnings(tallies.warnings),
  };
}

interface RunKeeper {
  readonly folder: RunFolder;
  readonly journal: Journal;
  end(status: Manifest["status"], milliseconds: number, summary: Summary | null): Promise<void>;
}

/** Opens the folder of a run, new or to be resumed, with its manifest and journal. */
async function openRun(request: ScoreRequest, metrics: readonly Metric[]): Promise<RunKeeper> {
  const { checkSameRun, readManifest, writeManifest } = await import("./run/manifest.js");
  const { directory, resume, source } = request;
  if (resume !== null && source.plan.files.some(({ path: file }) => file === "-")) {
    throw new EvalError("invalid-input", "a run to be resumed must read files, got standard input, which cannot be read again");
  }
  const folder = resume === null ? createRunFolder(directory) : findRunFolder(directory, resume);
  const unlock = lockFolder(path.join(folder.path, "lock"));
  try {
    const manifestPath = path.join(folder.path, "run.json");
    let manifest = manifestOf(request, metrics, folder.id);
    if (resume !== null) {
      const before = readManifest(manifestPath);
      checkSameRun(before, manifest);
      manifest = { ...before, status: "running", durationMs: durationUntilNow(before, folder) };
    }
    writeManifest(manifestPath, manifest);
    const journal = Journal.open(path.join(folder.path, "results.jsonl"));
    return {
      folder,
      journal,
      async end(status, milliseconds, summary) {
        if (status === "finished") journal.finish();
        else journal.close();
        if (status === "finished" && summary !== null) {
          replaceFile(path.join(folder.path, "summary.json"), `${JSON.stringify(summary, null, 2)}\n`);
        }
        const finishedAt = status === "finished" ? new Date().toISOString() : null;
        const durationMs = manifest.durationMs + Math.round(milliseconds);
        writeManifest(manifestPath, { ...manifest, status, finishedAt, durationMs });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A run that was killed could not say how long it took; its journal tells when it last wrote. */
function durationUntilNow({ status, startedAt, durationMs }: Manifest, folder: RunFolder): number {
  if (status !== "running") return durationMs;
  const journal = path.join(folder.path, "results.jsonl");
  if (!fs.existsSync(journal)) return durationMs;
  return Math.max(durationMs, Math.round(fs.statSync(journal).mtimeMs - Date.parse(startedAt)));
}

function manifestOf(request: ScoreRequest, metrics: readonly Metric[], id: string): Manifest {
  const { source, sourceOptions, by, detail, tables, versions } = request;
  return {
    format: "eval-run",
    version: 1,
    id,
    startedAt: new Date().toISOString(),
    finishedAt: null,
    durationMs: 0,
    status: "running",
    files: source.plan.files.map(({ path: file }) => ({
      path: file,
      ...(file === "-" ? { bytes: null, sha256: null } : hashFile(file)),
    })),
    source: { ...sourceOptions } as Manifest["source"],
    mapping: { ...source.plan.mapping } as Manifest["mapping"],
    metrics: metrics.map(({ info, options }) => ({
      package: info.package,
      name: info.name,
      version: info.version,
      options: options as Manifest["source"],
    })),
    by: [...by],
    detail,
    keepColumns: tables.length > 0,
    resultColumns: ["label", "score", "passed", "reason", "metadata"],
    versions: { ...versions },
  };
}
