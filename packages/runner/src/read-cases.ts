import type { EvalCase } from "@eval/core";
import { createCaseReader } from "./rows/case-reader.js";
import { RowError } from "./rows/row-problem.js";
import type { Source } from "./rows/source.js";
import { isProblem } from "./run/shard.js";

/** The cases of a source, one by one and in order. Throws RowError at a row that cannot be read. */
export async function* readCases(source: Source): AsyncGenerator<EvalCase, void, undefined> {
  const read = createCaseReader(source.plan);
  for await (const batch of source.batches()) {
    const rows = read(batch);
    for (let index = 0; index < rows.length; index++) {
      const evalCase = rows.caseAt(index);
      if (isProblem(evalCase)) throw new RowError(evalCase);
      yield evalCase;
    }
  }
}
