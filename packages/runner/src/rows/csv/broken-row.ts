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
 * It is a guess, so what is passed over is reported. A line with an even number of quotes is taken for the row
 * (`"Mithuna" is it,b,c`), and so is one with a stray quote, if it and the next have all cells when quotes mean nothing.
 * Else the cell goes on over several lines and quotes in it are not doubled: it ends at the first quote that a
 * delimiter or the end of a line follows.
 */
export function endOfBrokenRow(row: BrokenRow, window: Window, dialect: Dialect, scanner: RowScanner): number {
  const { delimiter, width } = dialect;
  const line = bareLine(row.start, window, delimiter);
  if (line.next === INCOMPLETE || line.quotes % 2 === 0) return line.next;
  if (line.cells === width) {
    const following = bareLine(skipLineEnd(line.next, window), window, delimiter);
    if (following.next === INCOMPLETE) return INCOMPLETE;
    if (following.cells === width) return line.next;
  }
  return row.outcome === TEXT_AFTER_QUOTE ? endByLaterQuote(row.faultAt, window, delimiter, scanner) : atEnd(window);
}

function endByLaterQuote(faultAt: number, window: Window, delimiter: number, scanner: RowScanner): number {
  const { bytes, end, final } = window;
  let quote = faultAt;
  for (;;) {
    quote = bytes.indexOf(QUOTE, quote + 1);
    if (quote === -1 || quote >= end) return atEnd(window);
    const next = bytes[quote + 1];
    if (next !== delimiter && next !== LF && next !== CR) continue;
    const rest = next === delimiter ? quote + 2 : quote + 1;
    const after = scanner.scan(bytes, rest, end, final, scanner.spans.length);
    if (after >= INCOMPLETE) return after;
    quote = scanner.faultAt;
  }
}

/** All that follows belongs to the row. */
function atEnd({ end, final }: Window): number {
  return final ? end : INCOMPLETE;
}

interface BareLine {
  /** Where the next line starts. */
  readonly next: number;
  readonly cells: number;
  readonly quotes: number;
}

/** A line in which quotes are characters like others. */
function bareLine(start: number, { bytes, end, final }: Window, delimiter: number): BareLine {
  let cells = 1;
  let quotes = 0;
  let at = start;
  for (; at < end && bytes[at] !== LF && bytes[at] !== CR; at++) {
    if (bytes[at] === delimiter) cells++;
    else if (bytes[at] === QUOTE) quotes++;
  }
  // A carriage return at the end of the window may be half of CRLF.
  const whole = final || (at < end && !(bytes[at] === CR && at + 1 === end));
  return { next: whole ? Math.min(at + 1, end) : INCOMPLETE, cells, quotes };
}

function skipLineEnd(position: number, { bytes, end }: Window): number {
  return position < end && bytes[position] === LF && bytes[position - 1] === CR ? position + 1 : position;
}
