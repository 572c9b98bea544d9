/** Long cells are rare, and the decoder of Node is as fast for them as anything. */
const LONGEST = 65_536;

/**
 * Decodes cells that are known to be UTF-8.
 *
 * Cell by cell, since a string made from a whole batch takes two bytes a character as soon as one is not Latin, and
 * its slices keep all of it alive. Text that starts outside ASCII is decoded here: V8's own decoder, which has to
 * expect broken text, takes twice as long for three-byte scripts.
 */
export class CellDecoder {
  readonly #units = new Uint16Array(LONGEST);
  readonly #scratch = Buffer.from(this.#units.buffer);

  /** The text between two positions; a negative end `-e` is `e` with doubled quotes inside. */
  text(bytes: Buffer, start: number, end: number): string {
    return end < 0 ? this.#decode(bytes, start, -end).replaceAll('""', '"') : this.#decode(bytes, start, end);
  }

  #decode(bytes: Buffer, start: number, end: number): string {
    const length = end - start;
    if (length < 4 || length > LONGEST) return bytes.toString(undefined, start, end);
    const outsideAscii = (bytes[start]! | bytes[start + 1]! | bytes[start + 2]! | bytes[start + 3]!) & 0x80;
    return outsideAscii === 0 ? bytes.toString(undefined, start, end) : this.#decodeWide(bytes, start, end);
  }

  #decodeWide(bytes: Buffer, at: number, end: number): string {
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
    return this.#scratch.toString("utf16le", 0, 2 * count);
  }
}
