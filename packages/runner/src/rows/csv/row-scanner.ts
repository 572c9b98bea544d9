const LF = 10;
const CR = 13;
const QUOTE = 34;

/** The row goes on after the bytes at hand. */
export const INCOMPLETE = -1;
/** A quoted cell is not closed before the text ends. */
const UNCLOSED = -2;
/** Text follows the quote that closes a cell. */
export const TEXT_AFTER_QUOTE = -3;

/**
 * Finds the cells of one row of delimited text (RFC 4180, with any of CRLF, LF and CR between rows, and quotes inside
 * unquoted cells kept as they are).
 *
 * Works on bytes: no byte of a multi-byte UTF-8 character is below 128, so delimiters are never found inside one.
 * A cell is written to `spans` as start and end; an end `-e` means "up to e, and doubled quotes stand for one".
 */
export class RowScanner {
  /** Grown by the caller: cells beyond its end are counted but not kept. */
  spans: Int32Array;
  /** Cells of the row last scanned. */
  cells = 0;
  /** Where no row was found: the opening quote that is not closed, or the closing one that text follows; else -1. */
  faultAt = -1;
  readonly #delimiter: number;
  readonly #stops = new Uint8Array(256);

  constructor(delimiter: number, spans: Int32Array) {
    this.#delimiter = delimiter;
    this.spans = spans;
    for (const byte of [delimiter, LF, CR]) this.#stops[byte] = 1;
  }

  /**
   * Scans the row that starts at `position` and returns where the next one starts. `bytes[end]` must be a line feed.
   * `at` is where in `spans` the row's cells go.
   */
  scan(bytes: Buffer, position: number, end: number, final: boolean, at: number): number {
    const spans = this.spans;
    const stops = this.#stops;
    this.cells = 0;
    this.faultAt = -1;
    for (;;) {
      if (bytes[position] === QUOTE && position < end) {
        const close = this.#closingQuote(bytes, position, end, final, at);
        if (close < 0) return close;
        position = close + 1;
      } else {
        spans[at] = position;
        while (stops[bytes[position]!] === 0) position++;
        spans[at + 1] = position;
      }
      at += 2;
      this.cells++;
      if (position >= end) return final ? end : INCOMPLETE;
      const stop = bytes[position++];
      if (stop === this.#delimiter) continue;
      if (stop === LF) return position;
      // A carriage return at the end of the window may be half of CRLF.
      if (position === end && !final) return INCOMPLETE;
      return bytes[position] === LF && position < end ? position + 1 : position;
    }
  }

  #closingQuote(bytes: Buffer, open: number, end: number, final: boolean, at: number): number {
    let doubled = false;
    let close = bytes.indexOf(QUOTE, open + 1);
    for (;;) {
      if (close === -1 || close >= end) return this.#fault(open, final ? UNCLOSED : INCOMPLETE);
      const next = bytes[close + 1]!;
      if (this.#stops[next] === 1) break;
      if (next !== QUOTE) return this.#fault(close, TEXT_AFTER_QUOTE);
      doubled = true;
      close = bytes.indexOf(QUOTE, close + 2);
    }
    this.spans[at] = open + 1;
    this.spans[at + 1] = doubled ? -close : close;
    return close;
  }

  #fault(position: number, outcome: number): number {
    this.faultAt = position;
    return outcome;
  }
}
