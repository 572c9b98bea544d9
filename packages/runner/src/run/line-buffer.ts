const INITIAL_BYTES = 1 << 14;
/** The most bytes that a UTF-16 code unit takes in UTF-8. */
const BYTES_PER_UNIT = 3;
/** Whole numbers up to here have no more digits than this many. */
const MOST_DIGITS = 10;
const DIGITS_END = 10 ** MOST_DIGITS;
const ZERO = 0x30;

/**
 * Text that grows piece by piece, kept as UTF-8. Encoding each piece as it comes costs two thirds of joining all of them
 * first and encoding the whole, and what comes again and again need be encoded only once.
 */
export class LineBuffer {
  #bytes = Buffer.allocUnsafeSlow(INITIAL_BYTES);
  #length = 0;

  /** Bytes appended so far. */
  get length(): number {
    return this.#length;
  }

  append(text: string): void {
    this.#reserve(text.length * BYTES_PER_UNIT);
    this.#length += this.#bytes.write(text, this.#length, "utf8");
  }

  /** Text that was encoded before. */
  appendBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** One ASCII character. */
  appendUnit(unit: number): void {
    this.#reserve(1);
    this.#bytes[this.#length++] = unit;
  }

  /** A number as `String` writes it. */
  appendNumber(value: number): void {
    if (value >= 0 && value < DIGITS_END && Number.isInteger(value)) this.#appendDigits(value);
    else this.append(String(value));
  }

  /** A copy of what was appended from `start` on. */
  since(start: number): Uint8Array {
    return Uint8Array.prototype.slice.call(this.#bytes, start, this.#length);
  }

  /** Takes back what was appended from `start` on. */
  cut(start: number): void {
    this.#length = start;
  }

  /** Hands over what was appended and starts anew. The bytes have memory of their own, which can be transferred. */
  take(): Uint8Array {
    const bytes = new Uint8Array(this.#bytes.buffer, 0, this.#length);
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(INITIAL_BYTES, this.#length));
    this.#length = 0;
    return bytes;
  }

  #appendDigits(value: number): void {
    this.#reserve(MOST_DIGITS);
    let end = this.#length + 1;
    for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) end += 1;
    this.#length = end;
    let rest = value;
    do {
      const tens = Math.floor(rest / 10);
      this.#bytes[--end] = ZERO + rest - 10 * tens;
      rest = tens;
    } while (rest > 0);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
