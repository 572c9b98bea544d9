import type { ByteReader } from "./byte-reader.js";

const LF = 10;

/** A stretch of text as bytes. */
export interface Window {
  /** Has an array buffer of its own, and a line feed at `end`, so that a scan for the end of a line always stops. */
  readonly bytes: Buffer;
  /** Where the text starts: after a byte order mark, if there is one. */
  readonly start: number;
  readonly end: number;
  /** Nothing follows. */
  readonly final: boolean;
  /** Where `bytes[0]` is in the text. */
  readonly offset: number;
}

/** How much is read at once, and how long a row may be, in bytes. */
export interface ReadSizes {
  readonly window: number;
  readonly row: number;
}

/** Cuts what a reader gives into windows. */
export class WindowReader {
  readonly #reader: ByteReader;
  readonly #sizes: ReadSizes;
  /** The buffer of the next window, and how much of it is what the last one left. */
  #bytes: Buffer;
  #left = 0;
  #offset = 0;
  #ended = false;

  constructor(reader: ByteReader, sizes: ReadSizes) {
    this.#reader = reader;
    this.#sizes = sizes;
    this.#bytes = Buffer.allocUnsafeSlow(sizes.window + 1);
  }

  /** The next window: what was left of the last one, and what follows it. */
  async next(): Promise<Window | null> {
    if (this.#ended) return null;
    const bytes = this.#bytes;
    const limit = bytes.length - 1;
    const end = this.#left + (await this.#reader.read(bytes.subarray(this.#left, limit)));
    bytes[end] = LF;
    this.#ended = end < limit;
    const offset = this.#offset;
    return { bytes, start: offset === 0 ? markLength(bytes, end) : 0, end, final: this.#ended, offset };
  }

  /**
   * Leaves the bytes from `position` on to the next window. They are copied: the buffer may leave this thread. The next
   * window has room for as much again as is left, up to the longest row: since a window without a complete row is
   * followed by one twice as long, a row takes time linear in its length.
   */
  leave(window: Window, position: number): void {
    const left = window.end - position;
    const room = Math.max(this.#sizes.window, Math.min(left, this.#sizes.row + 1 - left));
    this.#bytes = Buffer.allocUnsafeSlow(this.#ended ? 0 : left + room + 1);
    this.#left = this.#ended ? 0 : window.bytes.copy(this.#bytes, 0, position, window.end);
    this.#offset = window.offset + position;
  }
}

function markLength(bytes: Uint8Array, end: number): number {
  return end >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
