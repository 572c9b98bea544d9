/** Longer cells seldom come twice, and cost more to compare. */
const LONGEST = 48;

/** A power of two. A place holds one cell: the next one that comes there takes it over. */
const PLACES = 1_024;
/** Bytes that are looked at to find a cell's place. */
const SAMPLES = 8;

/**
 * Short cells that were read before: groups, choices, yes and no, answers that many questions share. Such a cell is
 * decoded once, and what is remembered of a text is found sooner, since it is the same string.
 *
 * A cell is kept when it comes to its place a second time in a row: a column of ids costs a number for each, no copy.
 */
export class RepeatedCells {
  readonly #hashes = new Int32Array(PLACES);
  readonly #lengths = new Int32Array(PLACES);
  readonly #bytes = new Uint8Array(PLACES * LONGEST);
  readonly #texts = new Array<string>(PLACES).fill("");
  /** Of the range that was looked for last. */
  #hash = 0;

  /** The text of a range, or null where it was not kept. `note` may keep it then. */
  find(bytes: Uint8Array, start: number, end: number): string | null {
    const length = end - start;
    if (length > LONGEST) return null;
    this.#hash = hashOf(bytes, start, length);
    const place = this.#hash & (PLACES - 1);
    if (this.#lengths[place] !== length) return null;
    const known = this.#bytes;
    for (let at = start, own = place * LONGEST; at < end; at++, own++) if (bytes[at] !== known[own]) return null;
    return this.#texts[place]!;
  }

  /** Notes the text of the range that `find` has just not found. */
  note(bytes: Uint8Array, start: number, end: number, text: string): void {
    const length = end - start;
    if (length > LONGEST) return;
    const hash = this.#hash;
    const place = hash & (PLACES - 1);
    if (this.#hashes[place] !== hash) this.#hashes[place] = hash;
    else {
      this.#lengths[place] = length;
      this.#texts[place] = text;
      for (let at = start, own = place * LONGEST; at < end; at++, own++) this.#bytes[own] = bytes[at]!;
    }
  }
}

function hashOf(bytes: Uint8Array, start: number, length: number): number {
  const step = 1 + ((length / SAMPLES) | 0);
  let hash = length;
  for (let at = start; at < start + length; at += step) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
  return hash ^ (hash >>> 10);
}
