import fs from "node:fs";
import os from "node:os";
import { EvalError, type JsonRecord, type Metric, show } from "@eval/core";
import { headerLine } from "./output/scored-rows.js";
import { TableFile } from "./output/table-file.js";
import { createLineWriter } from "./run/journal-line.js";
import { loadMetric } from "./run/metric-ref.js";
import { openRun } from "./run/open-run.js";
import { type RunTallies, runCases } from "./run/run-cases.js";
import type { ShardPlan } from "./run/shard.js";
import type { ScoreOutcome, ScoreRequest, TableTarget } from "./score-request.js";
import { listDisagreement, summariseMetrics } from "./summary/summarise.js";
import type { Summary } from "./summary/summary.js";
import { listWarnings } from "./summary/warnings.js";

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
  const keepColumns = tables.length > 0;
  return {
    metrics,
    by,
    detail,
    keepColumns,
    writeLine: createLineWriter({ metrics, detail, keepColumns }),
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
