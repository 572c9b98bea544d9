const LF = 10;
const CR = 13;
const QUOTE = 34;

/** Four bytes alike in one number: ones, the first that is greater than CR, and the highest bit alone. */
const IN_EACH = 0x01010101;
const CONTROLS = 0x0e0e0e0e;
const HIGHEST_BITS = 0x80808080;

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
  readonly #delimiters: number;
  readonly #stops = new Uint8Array(256);
  /** The bytes last scanned, and the same memory four bytes at a time. */
  #bytes: Buffer | null = null;
  #words: Int32Array = new Int32Array(0);

  constructor(delimiter: number, spans: Int32Array) {
    this.#delimiter = delimiter;
    this.#delimiters = delimiter * IN_EACH;
    this.spans = spans;
    for (const byte of [delimiter, LF, CR]) this.#stops[byte] = 1;
  }

  /**
   * Scans the row that starts at `position` and returns where the next one starts. `bytes[end]` must be a line feed.
   * `at` is where in `spans` the row's cells go.
   */
  scan(bytes: Buffer, position: number, end: number, final: boolean, at: number): number {
    const spans = this.spans;
    if (bytes !== this.#bytes) this.#take(bytes);
    this.cells = 0;
    this.faultAt = -1;
    for (;;) {
      if (bytes[position] === QUOTE && position < end) {
        const close = this.#closingQuote(bytes, position, end, final, at);
        if (close < 0) return close;
        position = close + 1;
      } else {
        spans[at] = position;
        position = this.#stopFrom(bytes, position);
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

  #take(bytes: Buffer): void {
    const isAligned = bytes.byteOffset % 4 === 0;
    this.#bytes = bytes;
    this.#words = new Int32Array(bytes.buffer, isAligned ? bytes.byteOffset : 0, isAligned ? bytes.length >> 2 : 0);
  }

  /** The next delimiter, line feed or carriage return. Four bytes are passed by at a time where none of them is one. */
  #stopFrom(bytes: Buffer, position: number): number {
    const stops = this.#stops;
    while ((position & 3) !== 0) {
      if (stops[bytes[position]!] !== 0) return position;
      position++;
    }
    const words = this.#words;
    const delimiters = this.#delimiters;
    for (let at = position >> 2; at < words.length; at++) {
      const word = words[at]!;
      const others = word ^ delimiters;
      // The highest bit of a byte is set where it is less than what is taken from it: zero, or a control character. One
      // may be set for no reason behind a byte where it is, so that what was found is looked at byte by byte.
      if ((((others - IN_EACH) & ~others) | ((word - CONTROLS) & ~word)) & HIGHEST_BITS) break;
      position += 4;
    }
    while (stops[bytes[position]!] === 0) position++;
    return position;
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
