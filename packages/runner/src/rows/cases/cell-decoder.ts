import { isAscii } from "node:buffer";
import { RepeatedCells } from "./repeated-cells.js";

/** Node's undocumented but long-lived decoders of a range: `toString` spends a third of its time on its arguments. */
export interface SliceableBuffer extends Buffer {
  utf8Slice(start: number, end: number): string;
  ucs2Slice(start: number, end: number): string;
}

/** A view of bytes: what comes from another thread is a plain byte array. */
export function sliceable(bytes: Uint8Array): SliceableBuffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) as Buffer as SliceableBuffer;
}

/** Long cells are rare, and the decoder of Node is as fast for them as anything. */
const LONGEST = 65_536;

const QUOTE = 0x22;

/**
 * Decodes cells that are known to be UTF-8.
 *
 * Cell by cell, since a string made from a whole batch takes two bytes a character as soon as one is not Latin, and
 * its slices keep all of it alive. Text that starts outside ASCII is decoded here: V8's own decoder, which has to
 * expect broken text, takes twice as long for three-byte scripts.
 */
export class CellDecoder {
  readonly #units = new Uint16Array(LONGEST);
  readonly #scratch = sliceable(new Uint8Array(this.#units.buffer));
  readonly #repeated = new RepeatedCells();
  readonly #unquoted = sliceable(new Uint8Array(LONGEST));

  /** The text between two positions; a negative end `-e` is `e` with doubled quotes inside. */
  text(bytes: SliceableBuffer, start: number, end: number): string {
    if (end < 0) return this.#decodeQuoted(bytes, start, -end);
    const known = this.#repeated.find(bytes, start, end);
    if (known !== null) return known;
    const text = this.#decode(bytes, start, end);
    this.#repeated.note(bytes, start, end, text);
    return text;
  }

  /** The text between two positions that starts in ASCII, whatever follows, as JSON does. */
  line(bytes: SliceableBuffer, start: number, end: number): string {
    const isPlain = end - start > LONGEST || isAscii(bytes.subarray(start, end));
    return isPlain ? bytes.utf8Slice(start, end) : this.#decodeWide(bytes, start, end);
  }

  #decode(bytes: SliceableBuffer, start: number, end: number): string {
    const length = end - start;
    if (length < 4 || length > LONGEST) return bytes.utf8Slice(start, end);
    const outsideAscii = (bytes[start]! | bytes[start + 1]! | bytes[start + 2]! | bytes[start + 3]!) & 0x80;
    return outsideAscii === 0 ? bytes.utf8Slice(start, end) : this.#decodeWide(bytes, start, end);
  }

  /**
   * With one quote for each two, which is done to the bytes: what `replaceAll` gives is a rope of pieces, and engines
   * read text the slower the more kinds of it they meet in one place.
   */
  #decodeQuoted(bytes: SliceableBuffer, start: number, end: number): string {
    if (end - start > LONGEST) return bytes.utf8Slice(start, end).replaceAll('""', '"');
    const single = this.#unquoted;
    let length = 0;
    for (let at = start; at < end; at++) {
      const byte = bytes[at]!;
      single[length++] = byte;
      if (byte === QUOTE) at++;
    }
    return this.#decode(single, 0, length);
  }

  #decodeWide(bytes: SliceableBuffer, at: number, end: number): string {
    const units = this.#units;
    let count = 0;
    while (at < end) {
      const lead = bytes[at]!;
      if (lead < 0x80) {
        units[count++] = lead;
        at++;
      } else if (lead >= 0xe0 && lead < 0xf0) {
        units[count++] = (lead << 12) | ((bytes[at + 1]! & 0x3f) << 6) | (bytes[at + 2]! & 0x3f);
        at += 3;
      } else if (lead < 0xe0) {
        units[count++] = ((lead & 0x1f) << 6) | (bytes[at + 1]! & 0x3f);
        at += 2;
      } else {
        const high = ((lead & 0x07) << 18) | ((bytes[at + 1]! & 0x3f) << 12);
        const point = (high | ((bytes[at + 2]! & 0x3f) << 6) | (bytes[at + 3]! & 0x3f)) - 0x10000;
        units[count++] = 0xd800 | (point >> 10);
        units[count++] = 0xdc00 | (point & 0x3ff);
        at += 4;
      }
    }
    return this.#scratch.ucs2Slice(0, 2 * count);
  }
}
