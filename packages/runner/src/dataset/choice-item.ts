import type { Json } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { BadValue } from "../rows/cases/bad-value.js";
import { readChoices } from "../rows/cases/read-json-field.js";
import { isList, isRecord, type JsonNode } from "../rows/json/json-node.js";
import { flagOf } from "./gold-doubt.js";
import { type Options, resolveKey } from "./resolve-key.js";
import type { SkippedItem, SourceItem } from "./source-item.js";

export const NO_OPTIONS = "it has no options";

/** The options of a question in one field; a text that says why where they cannot be read. */
export function readOptions(node: JsonNode | null): Options | string {
  if (node === null) return "its options are missing";
  try {
    const choices = readChoices(node, "choices");
    if (choices.length === 0) return NO_OPTIONS;
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

/** A multiple-choice item, with the label that its key means; a key in doubt stays as the source has it. */
export function choiceItem({ id, input, options, key, metadata, ...kinds }: ChoiceQuestion): SourceItem | SkippedItem {
  if (input === null) return { id, skipped: "its question is missing" };
  if (typeof options === "string") return { id, skipped: options };
  const common = { id, input, choices: options.choices, ...kinds };
  if (key === null || (typeof key === "string" && isBlank(key))) return { ...common, expected: [], metadata };
  const resolved = resolveKey(key, options);
  const source_answer = key;
  if ("label" in resolved) return { ...common, expected: [resolved.label], metadata: { ...metadata, source_answer } };
  const expected = [typeof key === "string" ? key : JSON.stringify(key)];
  return { ...common, expected, metadata: { ...metadata, source_answer, [flagOf[resolved.doubt]]: true } };
}
