import type { Json, JsonRecord } from "@eval/core";
import { isList, isRecord } from "../rows/json/json-node.js";
import { columnKey } from "../rows/mapping/field-aliases.js";

/** The fields of a row that a shape has no use for: texts, numbers and lists of these. Pages and search results stay out. */
export function otherFields(record: JsonRecord, used: readonly string[]): JsonRecord {
  const kept = Object.entries(record).filter(
    ([key, value]) => !used.includes(columnKey(key)) && isPlain(value) && value !== null && value !== "",
  );
  return Object.fromEntries(kept);
}

const isPlain = (value: Json): boolean =>
  isList(value) ? value.every((item) => !isList(item) && !isRecord(item)) : !isRecord(value);
