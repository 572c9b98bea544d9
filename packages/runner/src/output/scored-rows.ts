import type { Json, JsonRecord, Metric, MetricResult } from "@eval/core";
import { csvCell } from "./csv-cell.js";

/** Formats of a table of results. */
export type TableFormat = "csv" | "tsv" | "jsonl" | "json";

/** A table of results: the original columns, and behind them what each metric says. Plain JSON. */
export interface TableShape {
  readonly format: TableFormat;
  /** Original columns over all files, in order of first appearance, but for those of `resultColumns`. */
  readonly columns: readonly string[];
  /** Whether each metric says why, in a sentence. */
  readonly reasons: boolean;
}

/** Names of the columns that metrics add. A file scored before has them already: what is new takes the place of the old. */
export const resultColumns = (metrics: readonly Metric[], reasons: boolean): string[] =>
  metrics.flatMap((metric) => metricColumns(metric, { reasons }));

function metricColumns({ info, columns }: Metric, { reasons }: Pick<TableShape, "reasons">): string[] {
  const { name } = info;
  const why = reasons ? [`${name}.reason`] : [];
  return [`${name}.passed`, `${name}.score`, `${name}.label`, ...why, ...Object.keys(columns ?? {})];
}

/** The header line of a table; empty for JSON. */
export function headerLine(shape: TableShape, metrics: readonly Metric[]): string {
  const { format, columns } = shape;
  if (format === "json" || format === "jsonl") return "";
  const delimiter = delimiterOf(format);
  const names = [...columns, ...resultColumns(metrics, shape.reasons)];
  return `${names.map((name) => csvCell(name, delimiter)).join(delimiter)}\n`;
}

/** One row of a table. `cellOf` gives the original text of a column. */
export function scoredRow(
  shape: TableShape,
  metrics: readonly Metric[],
  cellOf: (column: string) => string,
  results: readonly MetricResult[],
): string {
  const { format, columns } = shape;
  if (format === "json" || format === "jsonl") return `${JSON.stringify(jsonRow(shape, metrics, cellOf, results))}\n`;
  const delimiter = delimiterOf(format);
  const cells = columns.map((column) => csvCell(cellOf(column), delimiter));
  metrics.forEach((metric, index) => {
    const values = resultValues(metric, results[index] as MetricResult, shape);
    for (const value of values) cells.push(resultCell(value, delimiter));
  });
  return `${cells.join(delimiter)}\n`;
}

const delimiterOf = (format: TableFormat): string => (format === "tsv" ? "\t" : ",");

function resultValues({ columns }: Metric, result: MetricResult, { reasons }: TableShape): Json[] {
  const { passed, score, label, reason, metadata } = result;
  const declared = Object.values(columns ?? {}).map((key) => metadata[key] ?? null);
  return [passed, score, label, ...(reasons ? [reason] : []), ...declared];
}

/** Numbers stay numbers (`-0.25`), and what was not measured is an empty cell, not a zero. */
function resultCell(value: Json, delimiter: string): string {
  if (value === null) return "";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return csvCell(typeof value === "string" ? value : JSON.stringify(value), delimiter);
}

function jsonRow(
  shape: TableShape,
  metrics: readonly Metric[],
  cellOf: (column: string) => string,
  results: readonly MetricResult[],
): JsonRecord {
  const row: Record<string, Json> = Object.create(null) as Record<string, Json>;
  for (const column of shape.columns) row[column] = cellOf(column);
  metrics.forEach((metric, index) => {
    const values = resultValues(metric, results[index] as MetricResult, shape);
    metricColumns(metric, shape).forEach((name, position) => {
      row[name] = values[position] ?? null;
    });
  });
  return row;
}
