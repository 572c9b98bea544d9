import type { CaseBatch } from "./case-batch.js";
import { caseRecipe } from "./cases/case-recipe.js";
import { createCellReader } from "./cases/cell-cases.js";
import { CellDecoder } from "./cases/cell-decoder.js";
import { lineRows } from "./cases/line-rows.js";
import { parquetRows } from "./cases/parquet-rows.js";
import { RecordCases } from "./cases/record-cases.js";
import type { CellBatch, RowBatch } from "./row-batch.js";
import type { ReadPlan } from "./source.js";

/**
 * Turns batches of rows into cases. Made once from the plan, in the thread that scores; rows are decoded when they are
 * asked for. Cases are plain objects.
 */
export function createCaseReader(plan: ReadPlan): (batch: RowBatch) => CaseBatch {
  const recipes = plan.files.map((_, file) => caseRecipe(plan, file));
  const decoder = new CellDecoder();
  const tables = new Map<number, (batch: CellBatch) => CaseBatch>();
  return (batch) => {
    const recipe = recipes[batch.file]!;
    if (batch.kind === "lines") return new RecordCases(recipe, lineRows(batch, decoder));
    if (batch.kind === "records") return new RecordCases(recipe, parquetRows(batch));
    const known = tables.get(batch.file);
    const read = known ?? createCellReader(recipe, decoder);
    if (known === undefined) tables.set(batch.file, read);
    return read(batch);
  };
}
