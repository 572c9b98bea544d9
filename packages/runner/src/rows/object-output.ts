import type { EvalCase } from "@eval/core";
import type { CaseBatch } from "./case-batch.js";

/** Whether an output is the JSON text of an object that stands in the row: text is looked at first, which is cheap. */
export function isObjectOutput(batch: CaseBatch, index: number, { output }: EvalCase): boolean {
  const first = output?.charCodeAt(0);
  return (first === 0x7b || first === 0x5b) && batch.hasObjectOutput(index);
}
