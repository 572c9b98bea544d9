import { show } from "@eval/core";
import type { RowProblem } from "../row-problem.js";
import type { CsvTable } from "./csv-table.js";
import { INCOMPLETE, TEXT_AFTER_QUOTE } from "./row-scanner.js";

/** A row with fewer or more cells than the header. `last`: the file ends with it, and without a new line. */
export function raggedRow(table: CsvTable, row: number, line: number, cells: number, last: boolean): RowProblem {
  const { columns, delimiter, origin } = table;
  const fix =
    cells < columns.length
      ? `add what is missing${last ? " (the file ends here: was it cut off?)" : ", or close a quote that swallows it"}`
      : `put a cell that holds ${show(delimiter)} between double quotes`;
  const message = `row must have ${columns.length} cells as the header has, got ${cells}; ${fix}`;
  return { code: "ragged_row", file: origin.path, row, line, column: columns[cells] ?? null, message };
}

/** A row with a quote that breaks the rules. */
export interface QuoteFault {
  readonly row: number;
  /** Where the quote is. */
  readonly line: number;
  /** Lines of the file that are passed over with the row. */
  readonly lines: readonly [first: number, last: number];
  readonly cell: number;
  readonly outcome: number;
}

/** A quoted cell that does not end as one, or (`INCOMPLETE`) not within the longest row. */
export function brokenQuote(table: CsvTable, { row, line, lines, cell, outcome }: QuoteFault): RowProblem {
  const [first, last] = lines;
  const swallowed = last > first ? `; lines ${first} to ${last} are taken for one row` : "";
  const message = quoteMessage(table.delimiter, outcome) + swallowed;
  return { code: "bad_quote", file: table.origin.path, row, line, column: table.columns[cell] ?? null, message };
}

function quoteMessage(delimiter: string, outcome: number): string {
  if (outcome === TEXT_AFTER_QUOTE) {
    const fix = 'write a quote inside a quoted cell twice ("")';
    return `quote that closes a cell must be followed by ${show(delimiter)} or a new line, got text; ${fix}`;
  }
  const got = outcome === INCOMPLETE ? "more than 64 MB of text" : "the end of the file";
  return `quote that opens here must be closed, got ${got}; close it, or double it if it is part of the text`;
}

/** A row too long to keep in memory, without a quote to blame. */
export function longRow(table: CsvTable, row: number, line: number): RowProblem {
  const message = "row must be shorter than 64 MB, got a longer one; is this a table?";
  return { code: "bad_quote", file: table.origin.path, row, line, column: null, message };
}
