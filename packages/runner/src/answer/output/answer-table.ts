import type { Json, JsonRecord } from "@eval/core";
import { csvCell } from "../../output/csv-cell.js";
import type { TableFormat } from "../../output/scored-rows.js";

/** Rows of answers as the text of a file, and what a reader of that file should know. */
export interface AnswerTable {
  readonly start: string;
  line(row: JsonRecord): string;
  /** Texts that were changed so that no spreadsheet runs them. */
  guardedCells(): number;
}

/** `columns` are those of all rows, in order; JSON needs none. */
export function answerTable(format: TableFormat, columns: readonly string[]): AnswerTable {
  let guarded = 0;
  if (format === "json" || format === "jsonl") {
    return { start: "", line: (row) => `${JSON.stringify(row)}\n`, guardedCells: () => guarded };
  }
  const delimiter = format === "tsv" ? "\t" : ",";
  const joined = (texts: readonly string[]) => `${texts.map((text) => csvCell(text, delimiter)).join(delimiter)}\n`;
  return {
    start: joined(columns),
    line(row) {
      const texts = columns.map((column) => cellText(Object.hasOwn(row, column) ? row[column] : undefined));
      for (const text of texts) if (csvCell(text, delimiter).startsWith("\"'") && !text.startsWith("'")) guarded += 1;
      return joined(texts);
    },
    guardedCells: () => guarded,
  };
}

/** Lists and objects are JSON, as `score` reads them out of a cell. */
function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The columns of all rows, in the order in which a row has them. */
export function tableColumns(rows: Iterable<JsonRecord>): string[] {
  const last = ["output", "model", "trace", "metadata"];
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  return [
    ...[...names].filter((name) => !last.includes(name)),
    ...last.filter((name) => name === "output" || names.has(name)),
  ];
}
