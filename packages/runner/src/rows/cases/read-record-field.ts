import type { Json, JsonRecord } from "@eval/core";
import { isRecord, JsonNode } from "../json/json-node.js";
import { type CaseDraft, choicesOfColumns } from "./case-draft.js";
import type { FieldStep } from "./case-recipe.js";
import { conversationIn, readMessages, takeMessages } from "./read-conversation.js";
import { readAnswers, readChoices, readList } from "./read-json-field.js";
import { replyText } from "./reply-text.js";

/** Reads one field of a case from a JSON object. What is null or not there stays absent. */
export function readRecordField(
  draft: CaseDraft,
  { field, kind, columns, separator }: FieldStep,
  record: JsonNode,
): void {
  const column = columns[0]!;
  if (columns.length > 1) {
    const texts = columns.map((name) => textOf(record.find(name)));
    if (texts.some((text) => text !== null)) draft.choices = choicesOfColumns(columns, texts);
    return;
  }
  const node = record.find(column);
  if (node === null || node.value === null) return;
  const parts = separated(node, separator);
  switch (kind) {
    case "text":
      readText(draft, field, node, column);
      break;
    case "answers":
      draft.expected = readAnswers(parts, column);
      break;
    case "list":
      (draft as Record<string, readonly string[]>)[field] = readList(parts, column);
      break;
    case "choices":
      draft.choices = readChoices(parts, column);
      break;
    case "messages":
      takeMessages(draft, readMessages(node, column));
      break;
    case "json":
      draft.tests = node.value;
      break;
    case "metadata":
      draft.metadata = metadataOf(node, column);
  }
}

/** A question may be a conversation, and an answer the reply of an API: the case gets what was said. */
function readText(draft: CaseDraft, field: FieldStep["field"], node: JsonNode, column: string): void {
  if (typeof node.value === "object" && field === "input") {
    const turns = conversationIn(node);
    if (turns !== null) {
      takeMessages(draft, readMessages(turns, column));
      return;
    }
  }
  const said = typeof node.value === "object" && ANSWERS.includes(field) ? replyText(node.value) : null;
  (draft as Record<string, string>)[field] = said ?? node.text;
}

const ANSWERS: readonly FieldStep["field"][] = ["output", "alternative"];

function textOf(node: JsonNode | null): string | null {
  return node === null || node.value === null ? null : node.text;
}

/** A text with a separator is a list; other values stay as they are. */
function separated(node: JsonNode, separator: string | undefined): JsonNode {
  if (separator === undefined || typeof node.value !== "string" || node.value === "") return node;
  return new JsonNode<Json>(node.value.split(separator), null);
}

function metadataOf(node: JsonNode, column: string): JsonRecord {
  return isRecord(node.value) ? node.value : { [column]: node.value };
}
