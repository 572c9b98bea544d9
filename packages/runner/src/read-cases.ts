import type { EvalCase } from "@eval/core";
import { createCaseReader } from "./rows/case-reader.js";
import { RowError } from "./rows/row-problem.js";
import type { Source } from "./rows/source.js";
import { isProblem } from "./run/shard.js";

/**
 * The cases of a source, one by one and in order. A row that cannot be read throws RowError, or is left out where the
 * source was told to skip such rows.
 */
export async function* readCases(source: Source): AsyncGenerator<EvalCase, void, undefined> {
  for await (const { evalCase } of readNumberedCases(source)) yield evalCase;
}

/** A case with its number in a run. */
export interface NumberedCase {
  readonly number: number;
  readonly evalCase: EvalCase;
}

/** Like `readCases`, with the numbers that the cases have in a run. */
export async function* readNumberedCases(source: Source): AsyncGenerator<NumberedCase, void, undefined> {
  const read = createCaseReader(source.plan);
  for await (const batch of source.batches()) {
    const rows = read(batch);
    for (let index = 0; index < rows.length; index++) {
      const evalCase = rows.caseAt(index);
      if (!isProblem(evalCase)) yield { number: rows.numberAt(index), evalCase };
      else if (source.plan.onBadRow === "fail") throw new RowError(evalCase);
    }
  }
}
