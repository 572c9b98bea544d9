import type { Json, JsonRecord } from "@eval/core";
import { isList, isRecord, JsonNode } from "../rows/json/json-node.js";
import { columnKey } from "../rows/mapping/field-aliases.js";

/** The field of a row under the first of these names that is there, compared as columns are: without case, `_` and `-`. */
export function fieldOf(row: JsonNode, ...names: readonly string[]): JsonNode | null {
  const { value } = row;
  if (!isRecord(value)) return null;
  for (const name of names) {
    const key = Object.keys(value).find((candidate) => columnKey(candidate) === name);
    if (key !== undefined && value[key] !== null) return unpacked(row.child(key, value[key]!));
  }
  return null;
}

/** Whether a row has a field under one of these names that is not null. */
export const hasField = (record: JsonRecord, ...names: readonly string[]): boolean =>
  fieldOf(new JsonNode(record, null), ...names) !== null;

/** A cell of a table may hold a list or an object as JSON. */
function unpacked(node: JsonNode): JsonNode {
  const { value } = node;
  if (typeof value !== "string" || !/^\s*[[{]/u.test(value)) return node;
  try {
    const inner: Json = JSON.parse(value);
    return isList(inner) || isRecord(inner) ? new JsonNode(inner, value) : node;
  } catch {
    return node;
  }
}

/** The text of a field as the source writes it, or null. */
export const textOf = (row: JsonNode, ...names: readonly string[]): string | null =>
  fieldOf(row, ...names)?.text ?? null;

/** The texts of a field that is a list, or one text; none where the field is not there. */
export function textsOf(node: JsonNode | null): readonly string[] {
  if (node === null) return [];
  const { value } = node;
  if (!isList(value)) return [node.text];
  return value.flatMap((item, index) => (item === null ? [] : [node.child(index, item).text]));
}
