import type { EvalCase, Json, JsonRecord } from "@eval/core";
import { caseFields } from "../../rows/mapping/field-aliases.js";
import type { RecordedReply } from "../journal/answer-record.js";

/** Fields that a row of answers has behind all others. */
const LAST = ["output", "model", "trace", "metadata"];
const FIRST: readonly string[] = caseFields.filter((field) => !LAST.includes(field));

/**
 * A case with what a model said to it, as `score` reads one: every field of the case, columns of the file that are no
 * field, then output, model, trace and metadata. A case without an answer has no output, and so is not taken for blank;
 * why there is none stands in `metadata.answer.error`.
 */
export function answeredRow(
  evalCase: EvalCase,
  columns: readonly string[],
  model: string,
  { output, trace, answer }: RecordedReply,
): JsonRecord {
  const metadata = Object.entries(evalCase.metadata ?? {});
  const isColumn = ([key]: readonly [string, Json]) => columns.includes(key) && !LAST.includes(key);
  const fields = Object.entries(evalCase).filter(([field]) => !LAST.includes(field)) as [string, Json][];
  fields.sort(([left], [right]) => FIRST.indexOf(left) - FIRST.indexOf(right));
  const rest = metadata.filter((entry) => !isColumn(entry) && entry[0] !== "answer");
  // Entries, not assignments: a key of the data may be `__proto__`.
  return Object.fromEntries<Json>([
    ...fields,
    ...metadata.filter(isColumn),
    ...(output === undefined ? [] : [["output", output] as const]),
    ["model", model],
    ...(trace === undefined ? [] : [["trace", trace] as const]),
    ["metadata", Object.fromEntries<Json>([...rest, ["answer", answer]])],
  ]);
}
