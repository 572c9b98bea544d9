import type { Json } from "@eval/core";
import { BadValue } from "../rows/cases/bad-value.js";
import { readChoices } from "../rows/cases/read-json-field.js";
import { isList, isRecord, type JsonNode } from "../rows/json/json-node.js";
import { type Options, resolveKey } from "./resolve-key.js";
import type { SkippedItem, SourceItem } from "./source-item.js";

/** The options of a question in one field; a text that says why where they cannot be read. */
export function readOptions(node: JsonNode | null): Options | string {
  if (node === null) return "its options are missing";
  try {
    const choices = readChoices(node, "choices");
    if (choices.length === 0) return "it has no options";
    return { choices, hasOwnLabels: !isList(node.value) || node.value.some(isRecord) };
  } catch (error) {
    if (error instanceof BadValue) return error.message;
    throw error;
  }
}

/** A question with options, made of what a shape found in its row. */
export interface ChoiceQuestion {
  readonly id: string | null;
  readonly input: string | null;
  readonly options: Options | string;
  /** The answer key as the source has it; null where it is missing. */
  readonly key: Json;
  readonly category: string | null;
  readonly subcategory: string | null;
  readonly metadata: SourceItem["metadata"];
}

/**
 * A multiple-choice item. A key that names no option, or may name two, keeps the row out of scores: a metric might
 * still find a meaning for it, and would be wrong.
 */
export function choiceItem({ id, input, options, key, metadata, ...kinds }: ChoiceQuestion): SourceItem | SkippedItem {
  if (input === null) return { id, skipped: "its question is missing" };
  if (typeof options === "string") return { id, skipped: options };
  const common = { id, input, choices: options.choices, ...kinds };
  if (key === null || key === "") return { ...common, expected: [], metadata };
  const resolved = resolveKey(key, options);
  const source_answer = key;
  if ("label" in resolved) return { ...common, expected: [resolved.label], metadata: { ...metadata, source_answer } };
  const expected = [typeof key === "string" ? key : JSON.stringify(key)];
  const flag = resolved.doubt === "ambiguous" ? "ambiguous_gold" : "gold_not_among_options";
  const doubt = { source_answer, [flag]: true, exclude_from_score: true, exclude_reason: flag };
  return { ...common, expected, metadata: { ...metadata, ...doubt } };
}
