import { EvalError, type Json, show } from "@eval/core";

const PASS = ["pass", "passed", "correct", "right", "true", "yes", "1"];
const FAIL = ["fail", "failed", "incorrect", "wrong", "false", "no", "0"];

/** A person's label: true for a pass, null where the case has none. Throws with the row where it is no known word. */
export function readLabel(value: Json | undefined, column: string, row: number): boolean | null {
  if (value === undefined || value === null || value === "") return null;
  const label = String(value).trim().toLowerCase();
  if (PASS.includes(label)) return true;
  if (FAIL.includes(label)) return false;
  const words = [...PASS, ...FAIL].join(", ");
  throw new EvalError(
    "bad-row",
    `case ${row}, column ${show(column)}: a label must be one of ${words}, got ${show(value)}`,
  );
}
