import type { EvalCase, Metric, MetricResult } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { scoredRow, type TableShape } from "../output/scored-rows.js";
import type { CaseBatch } from "../rows/case-batch.js";
import { objectFields } from "../rows/object-fields.js";
import type { RowProblem } from "../rows/row-problem.js";
import { leftOut } from "../sample/left-out.js";
import { countPairs, emptyPairs, type PairTally } from "../summary/disagreement.js";
import { type ErrorExamples, noErrors, noteErrors } from "../summary/error-examples.js";
import { count, countMissing, emptyTally, type Tally } from "../summary/tally.js";
import { countWarnings, type WarningTally, warn } from "../summary/warnings.js";
import { callMetric } from "./call-metric.js";
import type { Detail } from "./detail.js";
import { groupBytes, type LineWriter } from "./journal-line.js";
import { LineBuffer } from "./line-buffer.js";

/** What is done with every shard of a run. */
export interface ShardPlan {
  readonly metrics: readonly Metric[];
  /** Columns by which results are grouped. */
  readonly by: readonly string[];
  /** Column whose values say which cases belong together. */
  readonly clusterBy: string | null;
  readonly detail: Detail;
  readonly keepColumns: boolean;
  /** Whether an error that is in the journal stands, or is tried again. */
  readonly keepErrors: boolean;
  readonly writeLine: LineWriter;
  readonly tables: readonly TableShape[];
  /** Original columns of each file. */
  readonly fileColumns: readonly (readonly string[])[];
}

/** Tallies, one for each metric, of the cases that share their values of the `by` columns. */
export interface Group {
  readonly values: readonly (string | null)[];
  /** The values as the lines of a journal have them. */
  readonly bytes: Uint8Array;
  readonly tallies: readonly Tally[];
}

/** What came of the cases of one contiguous range: everything that a run needs to know of them. */
export interface ShardResult {
  cases: number;
  /** Journal lines of cases that were scored here and not taken from a journal. */
  readonly lines: LineBuffer;
  readonly groups: Map<string, Group>;
  readonly pairs: readonly PairTally[];
  readonly errors: ErrorExamples;
  readonly warnings: WarningTally;
  readonly problems: RowProblem[];
  /** Ids of the cases, and beside them their case numbers. */
  readonly ids: string[];
  readonly idCases: number[];
  /** For each table, its rows. */
  readonly tables: readonly LineBuffer[];
}

/** A shard that is done: its texts as bytes. */
export type ScoredShard = Omit<ShardResult, "lines" | "tables"> & {
  readonly lines: Uint8Array;
  readonly tables: readonly Uint8Array[];
};

/** Results known from a journal, by case number. */
export type Recorded = ReadonlyMap<number, readonly MetricResult[]>;

/** Scores the cases of a batch whose metrics all answer at once. */
export function scoreShard(plan: ShardPlan, file: number, batch: CaseBatch, recorded: Recorded | null): ScoredShard {
  const shard = startShard(plan);
  const isAnswerEnough = plan.metrics.every(looksAtAnswerOnly);
  for (let index = 0; index < batch.length; index++) {
    const answer = isAnswerEnough ? batch.answerAt(index) : null;
    const evalCase = answer ?? batch.caseAt(index);
    if (isProblem(evalCase)) {
      shard.problems.push(evalCase);
      continue;
    }
    if (answer === null && leavesOut(shard, evalCase, batch.numberAt(index))) continue;
    const known = recorded?.get(batch.numberAt(index));
    const results = new Array<MetricResult>(plan.metrics.length);
    for (let metric = 0; metric < results.length; metric++) {
      const result = known?.[metric];
      const isKnown = result !== undefined && (plan.keepErrors || result.status !== "error");
      results[metric] = isKnown ? result : callMetric(plan.metrics[metric] as Metric, evalCase);
    }
    settleCase(plan, shard, { file, batch, index, evalCase, results, known });
  }
  return { ...shard, lines: shard.lines.take(), tables: shard.tables.map((table) => table.take()) };
}

const looksAtAnswerOnly = ({ info: { needs, onlyNeeds } }: Metric): boolean =>
  onlyNeeds === true && needs.flat().every((field) => field === "output" || field === "expected");

export function startShard(plan: ShardPlan): ShardResult {
  return {
    cases: 0,
    lines: new LineBuffer(),
    groups: new Map(),
    pairs: emptyPairs(plan.metrics.length),
    errors: noErrors(plan.metrics.length),
    warnings: {},
    problems: [],
    ids: [],
    idCases: [],
    tables: plan.tables.map(() => new LineBuffer()),
  };
}

/** Leaves a case out that says it is not to be scored, or says nothing at all, and counts it. */
export function leavesOut(shard: ShardResult, evalCase: EvalCase, number: number): boolean {
  const reason = leftOut(evalCase);
  if (reason === null) return false;
  warn(shard.warnings, reason, number);
  return true;
}

export const isProblem = (value: EvalCase | RowProblem): value is RowProblem => "code" in value;

interface SettledCase {
  readonly file: number;
  readonly batch: CaseBatch;
  readonly index: number;
  readonly evalCase: EvalCase;
  readonly results: readonly MetricResult[];
  readonly known: readonly MetricResult[] | undefined;
}

/** Takes the results of one case into the shard. */
export function settleCase(plan: ShardPlan, shard: ShardResult, settled: SettledCase): void {
  const { batch, index, evalCase, results, known } = settled;
  const number = batch.numberAt(index);
  shard.cases += 1;
  const { tallies, bytes } = groupOf(plan, shard, batch, index);
  if (known === undefined || known.some(({ status }) => status === "error")) {
    plan.writeLine(shard.lines, number, evalCase.id, bytes, results);
  }
  if (evalCase.id !== undefined) {
    shard.ids.push(evalCase.id);
    shard.idCases.push(number);
  }
  const cluster = plan.clusterBy === null ? null : clusterOf(shard, batch, index, plan.clusterBy);
  for (let metric = 0; metric < results.length; metric++) {
    const tally = tallies[metric] as Tally;
    const result = results[metric] as MetricResult;
    count(tally, result, plan.metrics[metric] as Metric, cluster);
    countMissing(tally, result, plan.metrics[metric] as Metric, evalCase);
  }
  countPairs(shard.pairs, results, batch, index);
  noteErrors(shard.errors, results, evalCase.id, number);
  countWarnings(shard.warnings, evalCase, number);
  for (const code of objectFields(batch, index, evalCase)) warn(shard.warnings, code, number);
  if (plan.tables.length > 0) addRows(plan, shard, settled);
}

function groupOf(plan: ShardPlan, shard: ShardResult, batch: CaseBatch, index: number): Group {
  const { by } = plan;
  const key = by.length === 1 ? valueAt(batch, index, by[0] as string) : keyAt(batch, index, by);
  return shard.groups.get(key) ?? newGroup(plan, shard, key, batch, index);
}

const valueAt = (batch: CaseBatch, index: number, column: string): string => batch.textAt(index, column) ?? NO_VALUE;

const keyAt = (batch: CaseBatch, index: number, by: readonly string[]): string =>
  by.map((column) => valueAt(batch, index, column)).join("\u0000");

/** A case that names no cluster is one of its own: such cases have nothing in common. */
function clusterOf(shard: ShardResult, batch: CaseBatch, index: number, column: string): string {
  const name = batch.textAt(index, column);
  if (name !== null && !isBlank(name)) return name;
  const number = batch.numberAt(index);
  warn(shard.warnings, "no_cluster", number);
  return `${NO_VALUE}${number}`;
}

function newGroup(plan: ShardPlan, shard: ShardResult, key: string, batch: CaseBatch, index: number): Group {
  const { by, metrics, clusterBy } = plan;
  const tallies = metrics.map(() => emptyTally({ clustered: clusterBy !== null }));
  const values = by.map((column) => batch.textAt(index, column));
  const group = { values, bytes: groupBytes(values), tallies };
  shard.groups.set(key, group);
  return group;
}

/** Tells a row without the column from one with an empty cell. */
const NO_VALUE = "\u0001";

function addRows(plan: ShardPlan, shard: ShardResult, { file, batch, index, results }: SettledCase): void {
  if (batch.hasLateColumn(index)) warn(shard.warnings, "late_column", batch.numberAt(index));
  const cells = batch.cellsAt(index);
  const columns = plan.fileColumns[file] ?? [];
  const cellOf = (column: string) => cells[columns.indexOf(column)] ?? "";
  plan.tables.forEach((table, position) => {
    shard.tables[position]?.append(scoredRow(table, plan.metrics, cellOf, results));
  });
}
