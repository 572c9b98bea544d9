import { EvalError, type Json, show } from "@eval/core";

const SIMILAR = ["similar", "same", "match", "correct", "right", "pass", "true", "yes", "1"];
const DISSIMILAR = ["dissimilar", "different", "mismatch", "incorrect", "wrong", "fail", "false", "no", "0"];

/**
 * Whether a label says that two texts are alike; null where there is none. "wrong_hard" and "correct (2)" count by their
 * first word. Throws `EvalError` with the row where it is no known word.
 */
export function readLabel(value: Json | undefined, column: string, row: number): boolean | null {
  if (value === undefined || value === null || value === "") return null;
  const word = String(value)
    .trim()
    .toLowerCase()
    .split(/[\s_(-]/)[0]!;
  if (SIMILAR.includes(word)) return true;
  if (DISSIMILAR.includes(word)) return false;
  const words = [...SIMILAR, ...DISSIMILAR].join(", ");
  throw new EvalError(
    "bad-row",
    `case ${row}, column ${show(column)}: a label must be one of ${words}, got ${show(value)}`,
  );
}
