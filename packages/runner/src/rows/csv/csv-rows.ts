import { countLines } from "../bytes/count-lines.js";
import type { Window } from "../bytes/window-reader.js";
import { RowError, type RowProblem } from "../row-problem.js";
import { type Dialect, endOfBrokenRow } from "./broken-row.js";
import { brokenQuote, longRow, raggedRow } from "./csv-problem.js";
import type { CsvTable } from "./csv-table.js";
import { INCOMPLETE, RowScanner } from "./row-scanner.js";

const LF = 10;
const CR = 13;

/** Splits one window after another into rows: holds what goes over from each to the next. */
export class CsvRows {
  /** Of the last window: where the first row starts that is not complete in it. */
  position = 0;
  problems: RowProblem[] = [];
  readonly #table: CsvTable;
  readonly #longest: number;
  readonly #dialect: Dialect;
  readonly #scanner: RowScanner;
  #numbers = new Int32Array(1024);
  #count = 0;
  #row = 0;
  /** The last place whose line was asked for: lines are counted on from there. */
  #mark = { position: 0, line: 1 };
  #headerRows: number;

  constructor(table: CsvTable, longest: number) {
    const delimiter = table.delimiter.charCodeAt(0);
    this.#table = table;
    this.#longest = longest;
    this.#headerRows = table.headerRows;
    this.#dialect = { delimiter, width: table.columns.length };
    this.#scanner = new RowScanner(delimiter, new Int32Array(2048 * table.columns.length));
  }

  get spans(): Int32Array {
    return this.#scanner.spans.slice(0, 2 * this.#dialect.width * this.#count);
  }

  get numbers(): Int32Array {
    return this.#numbers.slice(0, this.#count);
  }

  /** Scans all rows that are complete in the window. */
  scan(window: Window): void {
    const { bytes, end, final } = window;
    const { width } = this.#dialect;
    this.problems = [];
    this.#count = 0;
    let position = window.start;
    while (position < end) {
      // A blank line, or the second half of CRLF after a row whose end had to be guessed.
      if (bytes[position] === LF || bytes[position] === CR) {
        if (bytes[position] === CR && position + 1 === end && !final) break;
        position++;
        continue;
      }
      this.#reserve();
      const next = this.#scanner.scan(bytes, position, end, final, 2 * width * this.#count);
      if (next === INCOMPLETE && end - position <= this.#longest) break;
      if (this.#headerRows > 0) {
        this.#headerRows--;
        position = next;
      } else if (next >= 0 && this.#scanner.cells === width) {
        this.#numbers[this.#count++] = ++this.#row + this.#table.origin.before;
        position = next;
      } else {
        const after =
          next >= 0 ? this.#reportRagged(window, position, next) : this.#reportBroken(window, position, next);
        if (after === INCOMPLETE) break;
        position = after;
      }
    }
    this.position = position;
  }

  /** The line on which a position of the window is. Cheap if positions are asked for in order. */
  lineAt(window: Window, position: number): number {
    const { position: from, line } = this.#mark;
    if (position < from) return line - countLines(window.bytes, position, from);
    this.#mark = { position, line: line + countLines(window.bytes, from, position) };
    return this.#mark.line;
  }

  /** Counts the lines of a window that is done with; the next one starts where its rows end. */
  finish(window: Window): void {
    this.#mark = { position: 0, line: this.lineAt(window, this.position) };
  }

  #reportRagged(window: Window, position: number, next: number): number {
    this.#row++;
    const last = next === window.end && window.bytes[next - 1] !== LF && window.bytes[next - 1] !== CR;
    const line = this.lineAt(window, position);
    this.problems.push(raggedRow(this.#table, this.#row, line, this.#scanner.cells, last));
    return next;
  }

  #reportBroken(window: Window, position: number, outcome: number): number {
    const { faultAt, cells: cell } = this.#scanner;
    const end = endOfBrokenRow({ start: position, outcome, faultAt }, window, this.#dialect, this.#scanner);
    const tooLong = window.end - position > this.#longest;
    if (end === INCOMPLETE && !tooLong) return INCOMPLETE;

    const row = this.#row + 1;
    const line = this.lineAt(window, faultAt === -1 ? position : faultAt);
    const last = this.lineAt(window, Math.max(position, end - 1));
    const lines = [this.lineAt(window, position), last] as const;
    const problem =
      faultAt === -1 ? longRow(this.#table, row, line) : brokenQuote(this.#table, { row, line, lines, cell, outcome });
    // Not even the line ends: there is no place to go on from.
    if (end === INCOMPLETE) throw new RowError(problem);
    this.#row = row;
    this.problems.push(problem);
    return end;
  }

  #reserve(): void {
    const rows = this.#count + 1;
    const cells = 2 * this.#dialect.width * rows;
    if (cells > this.#scanner.spans.length) this.#scanner.spans = grown(this.#scanner.spans, cells);
    if (rows > this.#numbers.length) this.#numbers = grown(this.#numbers, rows);
  }
}

function grown(array: Int32Array, needed: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * needed);
  larger.set(array);
  return larger;
}
