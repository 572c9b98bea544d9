import type { Window } from "../bytes/window-reader.js";
import { INCOMPLETE, type RowScanner, TEXT_AFTER_QUOTE } from "./row-scanner.js";

const LF = 10;
const CR = 13;
const QUOTE = 34;

/** What the scanner said of a row that it could not read. */
export interface BrokenRow {
  readonly start: number;
  readonly outcome: number;
  readonly faultAt: number;
}

/** How cells are told apart. */
export interface Dialect {
  readonly delimiter: number;
  readonly width: number;
}

/**
 * Where reading goes on after a row with broken quoting; INCOMPLETE where that is not in the window.
 *
 * The first line alone is the row if it has the right number of cells when quotes mean nothing (`"Mithuna" is it,b,c`).
 * Else quotes inside the cell were not doubled (`"he said "hi, you" twice",b,c`), and the cell ends at the first quote
 * that a delimiter or the end of a line follows. A guess either way, so what is passed over is reported.
 */
export function endOfBrokenRow(row: BrokenRow, window: Window, dialect: Dialect, scanner: RowScanner): number {
  const line = firstLine(row.start, window, dialect.delimiter);
  if (line.cells === dialect.width && line.next !== INCOMPLETE) return line.next;
  if (row.outcome !== TEXT_AFTER_QUOTE) return window.final ? window.end : line.next;
  const { bytes, end, final } = window;
  let quote = row.faultAt;
  for (;;) {
    quote = bytes.indexOf(QUOTE, quote + 1);
    if (quote === -1 || quote >= end) return final ? line.next : INCOMPLETE;
    const next = bytes[quote + 1];
    if (next !== dialect.delimiter && next !== LF && next !== CR) continue;
    const rest = next === dialect.delimiter ? quote + 2 : quote + 1;
    const after = scanner.scan(bytes, rest, end, final, scanner.spans.length);
    if (after >= INCOMPLETE) return after;
    quote = scanner.faultAt;
  }
}

function firstLine(start: number, { bytes, end, final }: Window, delimiter: number): { next: number; cells: number } {
  let cells = 1;
  let at = start;
  for (; at < end && bytes[at] !== LF && bytes[at] !== CR; at++) if (bytes[at] === delimiter) cells++;
  return { next: at < end ? at + 1 : final ? end : INCOMPLETE, cells };
}
