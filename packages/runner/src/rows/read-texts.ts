import { isProblem } from "../run/shard.js";
import { createCaseReader } from "./case-reader.js";
import { RowError } from "./row-problem.js";
import type { Source } from "./source.js";

/** The texts of one row, in the order of the columns asked for; null where the row lacks one. */
export interface RowTexts {
  /** Row of the source, from 1 over all files. */
  readonly number: number;
  readonly file: string;
  readonly texts: readonly (string | null)[];
  /** What is wrong with the value of a column here, as an error that names the place. */
  problem(column: string, message: string): RowError;
}

/**
 * Reads a few columns of all rows, without making cases of them: a column that some field cannot be read from is
 * nobody's concern here. Gives the number of rows that were skipped; a row that cannot be read throws RowError unless
 * such rows are to be skipped.
 */
export async function readTexts(
  source: Source,
  columns: readonly string[],
  onRow: (row: RowTexts) => void,
): Promise<number> {
  const readCases = createCaseReader(source.plan);
  let skipped = 0;
  for await (const batch of source.batches()) {
    const rows = readCases(batch);
    const file = source.plan.files[batch.file]?.path ?? "";
    for (let index = 0; index < rows.length; index++) {
      const number = rows.numberAt(index);
      const texts = columns.map((column) => rows.textAt(index, column));
      // A row that is no object has no texts either; only reading it as a case tells.
      const read = texts.every((text) => text === null) ? rows.caseAt(index) : null;
      if (read !== null && isProblem(read) && read.code === "bad_json") {
        if (source.plan.onBadRow === "fail") throw new RowError(read);
        skipped += 1;
        continue;
      }
      const row = number - batch.before;
      onRow({
        number,
        file,
        texts,
        problem: (column, message) => new RowError({ code: "bad_value", file, row, line: null, column, message }),
      });
    }
  }
  return source.skippedCount + skipped;
}
