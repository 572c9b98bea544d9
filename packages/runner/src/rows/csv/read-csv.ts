import { isUtf8 } from "node:buffer";
import type { ByteReader } from "../bytes/byte-reader.js";
import { type ReadSizes, type Window, WindowReader } from "../bytes/window-reader.js";
import type { CellBatch, Reading } from "../row-batch.js";
import { CsvRows } from "./csv-rows.js";
import type { CsvTable } from "./csv-table.js";
import { keepUtf8Rows } from "./keep-utf8-rows.js";

/** Reads all rows below the header of a delimited text, in constant memory. */
export async function* readCsv(
  reader: ByteReader,
  table: CsvTable,
  sizes: ReadSizes,
): AsyncGenerator<Reading, void, undefined> {
  const windows = new WindowReader(reader, sizes);
  const rows = new CsvRows(table, sizes.row);
  try {
    for (let window = await windows.next(); window !== null; window = await windows.next()) {
      rows.scan(window);
      const reading = readingOf(rows, table, window);
      rows.finish(window);
      windows.leave(window, rows.position);
      if (reading.batch !== null || reading.problems.length > 0) yield reading;
    }
  } finally {
    reader.close();
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
