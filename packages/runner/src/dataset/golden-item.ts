import { type EvalCase, expectedAnswers } from "@eval/core";
import type { SkippedItem, SourceItem } from "./source-item.js";

/** A row of someone's own golden set, read as `score` would read it. */
export function goldenItem(evalCase: EvalCase): SourceItem | SkippedItem {
  const { id = null, input, incorrect, choices, context, language = null, metadata = {} } = evalCase;
  if (input === undefined) return { id, skipped: "its question is missing" };
  return {
    id: id === "" ? null : id,
    input,
    expected: expectedAnswers(evalCase),
    ...(incorrect !== undefined && incorrect.length > 0 && { incorrect }),
    ...(choices !== undefined && choices.length > 0 && { choices }),
    ...(context !== undefined && context.length > 0 && { context }),
    language: language === "" ? null : language,
    metadata,
  };
}
