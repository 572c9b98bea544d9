/**
 * @typedef {[label: string, score: number | "unscored" | "error", passed: boolean | null, reason?: string | null, metadata?: Record<string, unknown>]} Result
 * @typedef {[flags: [code: string, reason: string][], action: string]} Diagnosis
 * @typedef {Record<string, unknown> & { input?: string, output?: string, alternative?: string, language?: string }} Case
 * @typedef {{ number: number, id: string | null, groups: (string | null)[], evalCase: Case | null, results: Result[], diagnosis: Diagnosis | null }} Row
 */

const CHUNKS_KEPT = 4;

/**
 * Rows of the report, in chunks that are read when they are asked for: a hundred thousand rows read at once would
 * take seconds and hundreds of megabytes.
 */
export class RowStore {
  /** @type {HTMLElement[]} */
  #chunks;
  /** @type {Map<number, Row[]>} */
  #read = new Map();
  #size;

  /** @param {number} size rows of a chunk */
  constructor(size) {
    this.#chunks = [...document.querySelectorAll("script[data-rows]")].map(
      (chunk) => /** @type {HTMLElement} */ (chunk),
    );
    this.#size = size;
  }

  /**
   * The first rows, fewer where there are not so many yet.
   *
   * @param {number} count
   */
  firstRows(count) {
    return this.chunk(0).slice(0, count);
  }

  /** @param {number} index */
  rowAt(index) {
    const chunk = Math.floor(index / this.#size);
    return /** @type {Row} */ (this.chunk(chunk)[index - chunk * this.#size]);
  }

  /** @param {number} index */
  chunk(index) {
    const known = this.#read.get(index);
    if (known !== undefined) return known;
    const rows = this.readChunk(index);
    const [oldest] = this.#read.keys();
    if (this.#read.size >= CHUNKS_KEPT && oldest !== undefined) this.#read.delete(oldest);
    this.#read.set(index, rows);
    return rows;
  }

  /**
   * @param {number} index
   * @returns {Row[]}
   */
  readChunk(index) {
    const rows = /** @type {[number, string | null, (string | null)[], Case | null, Result[], Diagnosis?][]} */ (
      JSON.parse(this.#chunks[index]?.textContent ?? "[]")
    );
    return rows.map(([number, id, groups, evalCase, results, diagnosis]) => ({
      ...{ number, id, groups, evalCase, results },
      diagnosis: diagnosis ?? null,
    }));
  }
}
