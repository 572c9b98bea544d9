import type { CaseBatch } from "./case-batch.js";
import { FilterValues } from "./filter-values.js";
import { pickRows } from "./pick-rows.js";
import type { Reading, RowBatch } from "./row-batch.js";
import type { SourceOptions } from "./source.js";

/** Applies filter and limit to one reading after another. */
export class RowSelection {
  readonly #filter: readonly (readonly [column: string, text: string])[];
  readonly #limit: number;
  readonly #readCases: (batch: RowBatch) => CaseBatch;
  readonly #values: FilterValues;
  #selected = 0;

  constructor({ filter = {}, limit }: SourceOptions, readCases: (batch: RowBatch) => CaseBatch) {
    this.#filter = Object.entries(filter);
    this.#values = new FilterValues(this.#filter);
    this.#limit = limit ?? Number.POSITIVE_INFINITY;
    this.#readCases = readCases;
  }

  /** The limit is reached: nothing that follows is wanted. */
  get done(): boolean {
    return this.#selected >= this.#limit;
  }

  /** Which filter let no row pass, and what there was; null where one passed, or all rows were wanted. */
  get unmatched(): string | null {
    return this.#filter.length === 0 || this.#selected > 0 ? null : this.#values.describe();
  }

  /** What is wanted of a reading. Problems after the last row that is wanted are nobody's concern. */
  select({ batch, problems }: Reading): Reading {
    const picked = batch === null ? null : this.#pick(batch);
    this.#selected += picked?.numbers.length ?? 0;
    if (!this.done) return { batch: picked, problems };
    const last = picked === null ? 0 : picked.numbers.at(-1)! - picked.before;
    return { batch: picked, problems: problems.filter(({ row }) => row < last) };
  }

  #pick(batch: RowBatch): RowBatch | null {
    const wanted = this.#limit - this.#selected;
    if (this.#filter.length === 0 && batch.numbers.length <= wanted) return batch;
    const cases = this.#readCases(batch);
    const places: number[] = [];
    for (let index = 0; index < cases.length && places.length < wanted; index++) {
      if (this.#matches(cases, index)) places.push(index);
    }
    return pickRows(batch, places);
  }

  #matches(cases: CaseBatch, index: number): boolean {
    const texts = this.#filter.map(([column]) => cases.textAt(index, column));
    if (texts.every((text, place) => text === this.#filter[place]![1])) return true;
    if (this.#selected === 0) this.#values.see(texts);
    // A row that cannot be read has no texts. It stays, so that whoever reads the case meets the problem.
    if (!texts.includes(null)) return false;
    const read = cases.caseAt(index);
    return "code" in read && read.code === "bad_json";
  }
}
