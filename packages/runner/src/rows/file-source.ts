import { createCaseReader } from "./case-reader.js";
import type { OpenedFile } from "./opened-file.js";
import type { Reading, RowBatch } from "./row-batch.js";
import { RowError, type RowProblem } from "./row-problem.js";
import { RowSelection } from "./select-rows.js";
import type { ReadPlan, Source, SourceOptions } from "./source.js";

const KEPT = 1000;

/** Files that were opened, read in turn. */
export class FileSource implements Source {
  readonly plan: ReadPlan;
  readonly skipped: RowProblem[] = [];
  skippedCount = 0;
  unmatched: string | null = null;
  readonly #files: readonly OpenedFile[];
  readonly #options: SourceOptions;

  constructor(files: readonly OpenedFile[], plan: ReadPlan, options: SourceOptions) {
    this.#files = files;
    this.plan = plan;
    this.#options = options;
  }

  async *batches(): AsyncGenerator<RowBatch, void, undefined> {
    const selection = new RowSelection(this.#options, createCaseReader(this.plan));
    let before = 0;
    for (const [file, opened] of this.#files.entries()) {
      if (selection.done) return;
      let rows = 0;
      for await (const reading of opened.read({ file, path: opened.file.path, before })) {
        rows = Math.max(rows, lastRow(reading));
        const { batch, problems } = selection.select(reading);
        for (const problem of problems) this.#pass(problem);
        if (batch !== null) yield batch;
        if (selection.done) return;
      }
      before += rows;
    }
    this.unmatched = selection.unmatched;
  }

  #pass(problem: RowProblem): void {
    if (this.plan.onBadRow === "fail") throw new RowError(problem);
    this.skippedCount++;
    if (this.skipped.length < KEPT) this.skipped.push(problem);
  }
}

function lastRow({ batch, problems }: Reading): number {
  return Math.max(batch === null ? 0 : batch.numbers.at(-1)! - batch.before, problems.at(-1)?.row ?? 0);
}
