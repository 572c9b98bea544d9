import type { EvalCase } from "@eval/core";
import { isExcluded } from "./is-excluded.js";

/**
 * Why a case is left out of a run and only counted there; null where it is scored. `empty_row`: nothing is in any of its
 * fields, as in the rows that Excel writes below a table (";;;;"). A single empty field is an answer left blank.
 */
export function leftOut(evalCase: EvalCase): "excluded_row" | "empty_row" | null {
  if (isExcluded(evalCase)) return "excluded_row";
  // Nearly every case has an answer, and needs no second look.
  return (evalCase.output ?? "") === "" && isEmpty(evalCase) ? "empty_row" : null;
}

function isEmpty({ metadata = {}, ...fields }: EvalCase): boolean {
  const values = [...Object.values(fields), ...Object.values(metadata)];
  return values.length > 1 && values.every(isNothing);
}

const isNothing = (value: unknown): boolean =>
  value === "" || value === null || (Array.isArray(value) && value.length === 0);
