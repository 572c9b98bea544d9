import { describeNonUtf8, firstNonUtf8, guessEncoding } from "../bytes/encoding-fault.js";
import type { Window } from "../bytes/window-reader.js";
import { pickRows } from "../pick-rows.js";
import type { CellBatch, Reading } from "../row-batch.js";
import type { RowProblem } from "../row-problem.js";
import type { CsvRows } from "./csv-rows.js";
import type { CsvTable } from "./csv-table.js";

/** Takes the rows out of a batch that are not UTF-8, and says where and how they are not. */
export function keepUtf8Rows(batch: CellBatch, rows: CsvRows, table: CsvTable, window: Window): Reading {
  const guess = guessEncoding(window.bytes.subarray(0, window.end));
  const good: number[] = [];
  const problems: RowProblem[] = [...rows.problems];
  for (let index = 0; index < batch.numbers.length; index++) {
    const fault = faultOf(batch, index);
    if (fault === null) {
      good.push(index);
      continue;
    }
    problems.push({
      code: "bad_encoding",
      file: table.origin.path,
      row: batch.numbers[index]! - batch.before,
      line: rows.lineAt(window, fault.position),
      column: table.columns[fault.cell] ?? null,
      message: describeNonUtf8(window.bytes, fault.position, window.offset, guess),
    });
  }
  return { batch: pickRows(batch, good), problems: problems.sort((one, other) => one.row - other.row) };
}

function faultOf(batch: CellBatch, row: number): { position: number; cell: number } | null {
  for (let cell = 0; cell < batch.width; cell++) {
    const at = 2 * (row * batch.width + cell);
    const position = firstNonUtf8(batch.bytes, batch.spans[at]!, Math.abs(batch.spans[at + 1]!));
    if (position !== -1) return { position, cell };
  }
  return null;
}
