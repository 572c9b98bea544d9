import { INCOMPLETE, RowScanner } from "./row-scanner.js";

const LF = 10;
const CR = 13;

/** The start of a text, with a line feed at `end`. */
export interface TextStart {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
  /** The text is all there is. */
  readonly whole: boolean;
}

/** One row: where its cells are (see `CellBatch`), and where it ends. */
export interface FirstRow {
  readonly spans: Int32Array;
  readonly end: number;
}

/** The first rows, header included, of whatever width; null where not even one is complete. */
export function scanFirstRows(text: TextStart, delimiter: string, limit: number): readonly FirstRow[] | null {
  const { bytes, end, whole } = text;
  const scanner = new RowScanner(delimiter.charCodeAt(0), new Int32Array(2048));
  const rows: FirstRow[] = [];
  let position = text.start;
  while (position < end && rows.length < limit) {
    if (bytes[position] === LF || bytes[position] === CR) {
      position++;
      continue;
    }
    const next = scanner.scan(bytes, position, end, whole, 0);
    if (next === INCOMPLETE && rows.length === 0) return null;
    if (next < 0) break;
    if (2 * scanner.cells > scanner.spans.length) {
      scanner.spans = new Int32Array(2 * scanner.cells);
      continue;
    }
    rows.push({ spans: scanner.spans.slice(0, 2 * scanner.cells), end: next });
    position = next;
  }
  return rows;
}
