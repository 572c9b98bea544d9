import { type EvalCase, expectedAnswers } from "@eval/core";
import type { SkippedItem, SourceItem } from "./source-item.js";

/** A row of someone's own golden set, read as `score` would read it. */
export function goldenItem(evalCase: EvalCase): SourceItem | SkippedItem {
  const { id = null, input, incorrect, choices, context, language = null, metadata = {} } = evalCase;
  if (input === undefined) return { id, skipped: "its question is missing" };
  const { scoring_profile: profile, category, subcategory, ...other } = metadata;
  return {
    id: id === "" ? null : id,
    input,
    expected: expectedAnswers(evalCase),
    ...(incorrect !== undefined && incorrect.length > 0 && { incorrect }),
    ...(choices !== undefined && choices.length > 0 && { choices }),
    ...(context !== undefined && context.length > 0 && { context }),
    language: language === "" ? null : language,
    category: textOr(category),
    subcategory: textOr(subcategory),
    profile: textOr(profile),
    metadata: other,
  };
}

const textOr = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
