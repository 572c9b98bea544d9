import { type EvalCase, EvalError, type Json, show } from "@eval/core";
import { csvCell } from "../output/csv-cell.js";
import { TableFile } from "../output/table-file.js";
import { mayHoldJson } from "../rows/cases/read-cell-field.js";
import type { DatasetRow } from "./dataset-row.js";

/** Where the rows of a set go; the file gets its name when it is whole. */
export interface RowWriter {
  add(row: DatasetRow): void;
  finish(): void;
  discard(): void;
  /** Questions that got an apostrophe, as a spreadsheet would run them. */
  readonly guarded: number;
}

/** Opens a file of rows; the format goes by the ending. */
export function openRowWriter(target: string): RowWriter {
  const ending = target.slice(target.lastIndexOf(".") + 1).toLowerCase();
  if (ending === "csv") return csvWriter(target);
  if (ending === "jsonl" || ending === "json") return jsonWriter(target, ending === "json");
  throw new EvalError("invalid-option", `a data set must end in .jsonl, .json or .csv, got ${show(target)}`);
}

function jsonWriter(target: string, isJson: boolean): RowWriter {
  const table = new TableFile(target, { isJson, start: "" });
  return {
    guarded: 0,
    add: (row) => table.append(Buffer.from(`${JSON.stringify(row)}\n`)),
    finish: () => table.finish(),
    discard: () => table.discard(),
  };
}

const LEADING = ["id", "input", "expected"] as const;
const OPTIONAL = ["incorrect", "choices", "context", "language"] as const;

/** Keeps all rows until the end: a column that no row has a value for is left out, since an empty cell is a value. */
function csvWriter(target: string): RowWriter {
  const table = new TableFile(target, { isJson: false, start: "" });
  const rows: DatasetRow[] = [];
  let guarded = 0;
  return {
    get guarded() {
      return guarded;
    },
    add(row) {
      const isGuarded = isFormula(row.input);
      if (isGuarded) guarded += 1;
      rows.push(isGuarded ? { ...row, metadata: { ...row.metadata, csv_guarded: true } } : row);
    },
    finish() {
      const columns = [
        ...LEADING,
        ...OPTIONAL.filter((field) => rows.some((row) => row[field] !== undefined)),
        "metadata",
      ];
      table.append(Buffer.from(`${columns.join(",")}\n`));
      for (const row of rows) {
        const cells = columns.map((column) => csvCell(cellOf(row, column as keyof DatasetRow), ","));
        table.append(Buffer.from(`${cells.join(",")}\n`));
      }
      table.finish();
    },
    discard: () => table.discard(),
  };
}

/** Lists are JSON, and so is a lone answer that the reader would take for a list or a spreadsheet for a formula. */
function cellOf(row: DatasetRow, column: keyof DatasetRow): string {
  const value = row[column];
  if (value === undefined) return "";
  if (typeof value !== "string") return JSON.stringify(value);
  return column === "expected" && value !== "" && (mayHoldJson(value) || isFormula(value))
    ? JSON.stringify([value])
    : value;
}

const isFormula = (text: string): boolean => !text.startsWith("'") && csvCell(text, ",").startsWith(`"'`);

/** The row that a case of a set was written from: without the apostrophe that guards its question in a table. */
export function unguarded(evalCase: EvalCase): EvalCase {
  const guarded: Json | undefined = evalCase.metadata?.["csv_guarded"];
  const { input } = evalCase;
  return guarded === true && input?.startsWith("'") === true ? { ...evalCase, input: input.slice(1) } : evalCase;
}
