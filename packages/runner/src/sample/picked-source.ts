import { pickRows } from "../rows/pick-rows.js";
import type { RowBatch } from "../rows/row-batch.js";
import type { RowProblem } from "../rows/row-problem.js";
import type { ReadPlan, Source } from "../rows/source.js";

/** Nothing to tell of the source that rows are picked of. */
const WHOLE = { skipped: [], skippedCount: 0, unmatched: null };

/** Chosen rows of a source, under the numbers that they have in it. What was skipped is told of the whole source. */
export class PickedSource implements Source {
  readonly plan: ReadPlan;
  readonly skipped: readonly RowProblem[];
  readonly skippedCount: number;
  readonly unmatched: string | null;
  readonly #source: Source;
  readonly #numbers: readonly number[];

  /** `numbers` ascend. */
  constructor(
    source: Source,
    numbers: readonly number[],
    { skipped, skippedCount, unmatched }: Omit<Source, "plan" | "batches"> = WHOLE,
  ) {
    this.plan = source.plan;
    this.skipped = skipped;
    this.skippedCount = skippedCount;
    this.unmatched = unmatched;
    this.#source = source;
    this.#numbers = numbers;
  }

  async *batches(): AsyncGenerator<RowBatch, void, undefined> {
    let next = 0;
    if (this.#numbers.length === 0) return;
    for await (const batch of this.#source.batches()) {
      const places: number[] = [];
      for (let place = 0; place < batch.numbers.length && next < this.#numbers.length; place++) {
        const number = batch.numbers[place]!;
        while (this.#numbers[next]! < number) next += 1;
        if (this.#numbers[next] !== number) continue;
        places.push(place);
        next += 1;
      }
      const picked = pickRows(batch, places);
      if (picked !== null) yield picked;
      if (next >= this.#numbers.length) return;
    }
  }
}
