import type { JsonRecord } from "@eval/core";
import { isRecord } from "../json/json-node.js";

/**
 * Whether the metadata of a row says that a model was asked and there is no answer, as rows of `evals answer` do. A
 * table cannot tell an answer that is not there from a blank one, and a blank one is the model's fault.
 */
export function isUnanswered({ answer }: JsonRecord): boolean {
  return answer !== undefined && isRecord(answer) && answer["error"] !== undefined && answer["error"] !== null;
}
