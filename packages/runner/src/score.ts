import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { EvalError, type JsonRecord, type Metric, show } from "@eval/core";
import { realPath } from "./output/real-path.js";
import { headerLine, resultColumns } from "./output/scored-rows.js";
import { TableFile } from "./output/table-file.js";
import { checkColumn, columnsOf } from "./rows/mapping/check-column.js";
import { chooseExecutor, type MachineUse } from "./run/choose-executor.js";
import { createLineWriter } from "./run/journal-line.js";
import { partVersions } from "./run/metric-parts.js";
import { loadMetric } from "./run/metric-ref.js";
import { type KeptRun, openRun } from "./run/open-run.js";
import { type RunTallies, runCases } from "./run/run-cases.js";
import { findRunFolder, readManifestOf } from "./run/run-folder.js";
import type { ShardPlan } from "./run/shard.js";
import type { ScoreOutcome, ScoreRequest, TableTarget } from "./score-request.js";
import { listDisagreement, summariseMetrics } from "./summary/summarise.js";
import type { Summary } from "./summary/summary.js";
import { listWarnings } from "./summary/warnings.js";

/** Scores every case of a source with every metric, keeps a journal, writes tables, and sums it all up. */
export async function score(request: ScoreRequest): Promise<ScoreOutcome> {
  const metrics = await Promise.all(request.metrics.map(loadMetric));
  checkColumns(request);
  checkTargets(request);
  const { chatModel, encoder, metric } = request;
  const ports = { ...(chatModel && { chatModel }), ...(encoder && { encoder }), ...(metric && { metric }) };
  const parts = await Promise.all(metrics.map((made) => partVersions(made, ports)));
  const plan = planOf(request, metrics, await keepsColumns(request));
  const opened: Opened = { run: null, tables: [] };
  const use = machineUse(request, metrics, (lines) => opened.run?.journal.append(lines));
  const executor = chooseExecutor(request.source, plan, request.metrics, use);
  const startedAt = performance.now();
  const openSinks = async () => {
    if (request.journal || request.resume !== null) opened.run = await openRun(request, metrics, parts);
    request.tables.forEach((table, index) => {
      opened.tables.push(openTable(table, plan, index));
    });
    return {
      journal: opened.run?.journal ?? null,
      tables: opened.tables.map((table) => (rows: Uint8Array) => table.append(rows)),
      onProgress: progressOf(request),
    };
  };
  // To open a run is to hash its files, which threads need not wait for. A resumed run may be another one, and a call to
  // a model has its price: there nothing is done before it is known what is done.
  const opensFirst = request.resume !== null || use.waiting !== null;
  try {
    const sinks = opensFirst ? await openSinks() : openSinks;
    const tallies = await runCases(request.source, plan, executor, sinks, request.signal);
    const interrupted = request.signal.aborted;
    for (const table of opened.tables) interrupted ? table.discard() : table.finish();
    const summary = summarise(request, plan, tallies);
    if (opened.run !== null && isNothing(request, summary)) {
      await opened.run.discard();
      opened.run = null;
    }
    await opened.run?.end(interrupted ? "interrupted" : "finished", performance.now() - startedAt, summary);
    return outcomeOf(request, opened.run, tallies, summary);
  } catch (error) {
    const { run, tables } = opened;
    for (const table of tables) table.discard();
    // What failed before the first case leaves nothing to go on with, and would be taken for the latest run.
    if (request.resume === null && run?.journal.isEmpty === true) await run.discard();
    // A full disk fails the end of a run as well: what went wrong first is what must be said.
    else await run?.end("interrupted", performance.now() - startedAt, null).catch(() => {});
    throw error;
  } finally {
    await executor.close();
  }
}

/** What a run writes to, from when it is opened on. */
interface Opened {
  run: KeptRun | null;
  readonly tables: TableFile[];
}

/** A new run of no case at all. A shard may well have none, and is missed where shards are merged. */
const isNothing = ({ resume, shard = null, signal, source }: ScoreRequest, { cases }: Summary): boolean =>
  cases === 0 && resume === null && (shard === null || source.unmatched !== null) && !signal.aborted;

function outcomeOf(
  { source, signal }: ScoreRequest,
  kept: KeptRun | null,
  tallies: RunTallies,
  summary: Summary,
): ScoreOutcome {
  return {
    summary,
    folder: kept?.folder ?? null,
    interrupted: signal.aborted,
    resumedCases: kept?.journal.recordedLines ?? 0,
    problems: [...source.skipped, ...tallies.problems],
    problemCount: source.skippedCount + tallies.problems.length,
  };
}

/** A table that took the place of its input would be the end of the answers; one that has no place, of the work. */
function checkTargets({ source, tables }: ScoreRequest): void {
  const inputs = source.plan.files.map(({ path: file }) => realPath(file));
  for (const { target } of tables) {
    if (target === "-") continue;
    if (inputs.includes(realPath(target))) {
      throw new EvalError("invalid-option", `--output must not be a file that is read, got ${show(target)}`);
    }
    if (isFolder(target)) {
      throw new EvalError("invalid-option", `--output must be a file, got the folder ${show(target)}`);
    }
    const folder = path.dirname(target);
    if (fs.existsSync(folder)) continue;
    throw new EvalError("invalid-option", `--output ${target} must be in a folder that is there; make ${folder} first`);
  }
}

const isFolder = (file: string): boolean => fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

function checkColumns({ source, by, clusterBy }: ScoreRequest): void {
  const known = columnsOf(source.plan);
  for (const column of by) checkColumn("--by", column, known);
  if (clusterBy !== null) checkColumn("--cluster-by", clusterBy, known);
}

/** A run begun with a table goes on with what one needs, or the journal of a resumed run would differ. */
async function keepsColumns({ directory, resume, tables }: ScoreRequest): Promise<boolean> {
  if (tables.length > 0 || resume === null) return tables.length > 0;
  return (await readManifestOf(findRunFolder(directory, resume))).keepColumns;
}

function planOf(request: ScoreRequest, metrics: readonly Metric[], keepColumns: boolean): ShardPlan {
  const { source, by, clusterBy, detail, tables } = request;
  const fileColumns = source.plan.files.map(({ columns }) => columns);
  // No other level keeps the reasons of all cases, and a run may be resumed from what was kept.
  const reasons = detail === "full";
  // An old reason beside a new verdict would be none of it.
  const results = new Set(resultColumns(metrics, true));
  const columns = [...new Set(fileColumns.flat())].filter((column) => !results.has(column));
  return {
    metrics,
    by,
    clusterBy,
    detail,
    keepColumns,
    keepErrors: request.keepErrors === true,
    writeLine: createLineWriter({ metrics, detail, keepColumns }),
    tables: tables.map(({ format }) => ({ format, columns, reasons })),
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

function machineUse(
  request: ScoreRequest,
  metrics: readonly Metric[],
  onLines: (lines: Uint8Array) => void,
): MachineUse {
  const { concurrency, timeoutMs, signal, source, chatModel, encoder, metric } = request;
  // A metric that does not say is treated as one that waits: slower, never wrong.
  const isWaiting = metrics.some((metric) => metric.async !== false);
  const bytes = source.plan.files.reduce((sum, { path: file }) => sum + sizeOf(file), 0);
  const threads = bytes < BYTES_WORTH_A_THREAD ? 0 : (concurrency ?? os.availableParallelism());
  const ports = { ...(chatModel && { chatModel }), ...(encoder && { encoder }), ...(metric && { metric }) };
  const patience = { signal, timeoutMs, ...ports };
  const isolate = request.isolate === true;
  return {
    threads: isolate ? Math.max(threads, 1) : threads,
    isolate,
    waiting: isWaiting ? { ...patience, concurrency: concurrency ?? CASES_AT_A_TIME, onLines } : null,
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
    clusterBy: plan.clusterBy,
    metrics: summariseMetrics(plan.metrics, plan.by, tallies),
    disagreement: listDisagreement(plan.metrics, tallies.pairs),
    warnings: listWarnings(tallies.warnings, tallies.cases),
  };
}
