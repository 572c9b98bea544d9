import type { EvalCase } from "@eval/core";
import type { CaseBatch } from "./case-batch.js";

/** The fields of a case that are the JSON text of an object in its row, as the codes of what to doubt about it. */
export function objectFields(
  batch: CaseBatch,
  index: number,
  { output, expected }: EvalCase,
): readonly ("output_object" | "expected_object")[] {
  const isOutput = startsAsJson(output) && batch.hasObject(index, "output");
  const isExpected = typeof expected === "string" && startsAsJson(expected) && batch.hasObject(index, "expected");
  if (!isOutput) return isExpected ? EXPECTED : NONE;
  return isExpected ? BOTH : OUTPUT;
}

const NONE = [] as const;
const OUTPUT = ["output_object"] as const;
const EXPECTED = ["expected_object"] as const;
const BOTH = ["output_object", "expected_object"] as const;

/** Text is looked at first, which is cheap. */
function startsAsJson(text: string | undefined): boolean {
  if (text === undefined || text === "") return false;
  const first = text.charCodeAt(0);
  return first === 0x7b || first === 0x5b;
}
