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
  #left: Uint8Array = new Uint8Array(0);
  #offset = 0;
  #ended = false;

  constructor(reader: ByteReader, sizes: ReadSizes) {
    this.#reader = reader;
    this.#sizes = sizes;
  }

  /**
   * The next window: what was left of the last one, and a window's size or as much again, but not more than the longest
   * row takes. Since a window without a complete row is followed by one twice as long, a row takes time linear in its
   * length.
   */
  async next(): Promise<Window | null> {
    if (this.#ended) return null;
    const left = this.#left;
    const { window, row } = this.#sizes;
    const wanted = Math.max(window, Math.min(left.length, row + 1 - left.length));
    const bytes = Buffer.allocUnsafeSlow(left.length + wanted + 1);
    bytes.set(left);
    const count = await this.#reader.read(bytes.subarray(left.length, left.length + wanted));
    const end = left.length + count;
    bytes[end] = LF;
    this.#ended = count < wanted;
    const offset = this.#offset;
    return { bytes, start: offset === 0 ? markLength(bytes, end) : 0, end, final: this.#ended, offset };
  }

  /** Leaves the bytes from `position` on to the next window. They are copied: the buffer may leave this thread. */
  leave(window: Window, position: number): void {
    this.#left = Uint8Array.prototype.slice.call(window.bytes, position, window.end);
    this.#offset = window.offset + position;
  }
}

function markLength(bytes: Uint8Array, end: number): number {
  return end >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}
