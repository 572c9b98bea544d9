import { isUtf8 } from "node:buffer";
import type { ByteReader } from "../bytes/byte-reader.js";
import { type Window, WindowReader } from "../bytes/window-reader.js";
import type { CellBatch, Reading } from "../row-batch.js";
import { CsvRows } from "./csv-rows.js";
import type { CsvTable } from "./csv-table.js";
import { keepUtf8Rows } from "./keep-utf8-rows.js";

/** How much is read at once, and how long a row may be, in bytes. */
export interface ReadSizes {
  readonly window: number;
  readonly row: number;
}

/** Reads all rows below the header of a delimited text, in constant memory. */
export async function* readCsv(
  reader: ByteReader,
  table: CsvTable,
  sizes: ReadSizes,
): AsyncGenerator<Reading, void, undefined> {
  const windows = new WindowReader(reader, sizes.window);
  const rows = new CsvRows(table, sizes.row);
  for (;;) {
    const window = await windows.next();
    if (window === null) return;
    rows.scan(window);
    const reading = readingOf(rows, table, window);
    rows.finish(window);
    windows.leave(window, rows.position);
    if (reading.batch !== null || reading.problems.length > 0) yield reading;
  }
}

function readingOf(rows: CsvRows, table: CsvTable, window: Window): Reading {
  const { bytes, start } = window;
  const { origin, columns, unchecked } = table;
  const batch: CellBatch = {
    kind: "cells",
    file: origin.file,
    before: origin.before,
    width: columns.length,
    bytes,
    spans: rows.spans,
    numbers: rows.numbers,
  };
  const wellFormed = !unchecked || isUtf8(bytes.subarray(start, rows.position));
  if (!wellFormed) return keepUtf8Rows(batch, rows, table, window);
  return { batch: batch.numbers.length === 0 ? null : batch, problems: rows.problems };
}
