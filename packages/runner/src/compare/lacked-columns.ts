import { EvalError } from "@eval/core";
import { checkColumn } from "../rows/mapping/check-column.js";

/** Which of the columns asked for are none of those that are known, by their place, and why. */
export function lackedColumns(asked: readonly string[], known: readonly string[]): ReadonlyMap<number, EvalError> {
  const lacked = new Map<number, EvalError>();
  for (const [place, column] of asked.entries()) {
    try {
      checkColumn("--by", column, known);
    } catch (error) {
      if (!(error instanceof EvalError)) throw error;
      lacked.set(place, error);
    }
  }
  return lacked;
}
