import type { EvalCase } from "@eval/core";
import type { RowProblem } from "./row-problem.js";

/** The cases of one batch, decoded row by row as they are asked for. */
export interface CaseBatch {
  readonly length: number;
  /** Case number of row `index` (see `RowBatch.numbers`). */
  numberAt(index: number): number;
  /** The case, or the problem that keeps the row from being one (bad JSON, a value of a wrong kind). */
  caseAt(index: number): EvalCase | RowProblem;
  /**
   * Answer and gold (and id) of a case whose cells are taken as they stand, without decoding the rest of the row; null
   * where there may be more to it, and the whole has to be asked for.
   */
  answerAt(index: number): EvalCase | null;
  /** The text of a column for grouping and filtering; null where the row does not have it. Dots reach into objects. */
  textAt(index: number, column: string): string | null;
  /** Whether a field of a case is an object or a list in its row, of which the case has the JSON text. */
  hasObject(index: number, field: "output" | "expected"): boolean;
  /** Whether the row has a column that is none of the file's: those are of its first rows. */
  hasLateColumn(index: number): boolean;
  /** All original cells in the order of the file's columns, as text; a null cell is "". */
  cellsAt(index: number): readonly string[];
}
