import type { Json, JsonRecord } from "@eval/core";
import type { Column, NestedColumn } from "../mapping/map-columns.js";
import { isList, isRecord } from "./json-node.js";

/** How many rows are looked at to learn which keys there are. */
export const SAMPLE_ROWS = 1000;
const DEEPEST = 8;
const SAMPLE_ITEMS = 8;
const FIRST_ITEM = "0";

/** A path as those of the first rows are written: each array by its first item. */
export const samplePath = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/gu, `.${FIRST_ITEM}`);

/** The keys of the first rows, in the order in which they are first met. */
export function jsonColumns(rows: readonly JsonRecord[]): {
  columns: readonly Column[];
  nested: readonly NestedColumn[];
} {
  const columns = new Map<string, Column>();
  const nested = new Map<string, NestedColumn>();
  for (const row of rows) {
    for (const key of Object.keys(row)) columns.set(key, { name: key, title: key });
    collectPaths(row, "", 0, nested);
  }
  return { columns: [...columns.values()], nested: [...nested.values()] };
}

function collectPaths(record: JsonRecord, prefix: string, depth: number, nested: Map<string, NestedColumn>): void {
  for (const [key, value] of Object.entries(record)) {
    const name = prefix + key;
    if (depth > 0) nested.set(name, { name, title: key, depth });
    if (isRecord(value) && depth < DEEPEST) collectPaths(value, `${name}.`, depth + 1, nested);
    if (isList(value) && depth < DEEPEST) collectItems(value, name, depth + 1, nested);
  }
}

/** What the objects of an array hold, as if all were its first: a path may name any of them. */
function collectItems(list: readonly Json[], name: string, depth: number, nested: Map<string, NestedColumn>): void {
  const first = `${name}.${FIRST_ITEM}`;
  for (const item of list.slice(0, SAMPLE_ITEMS)) {
    nested.set(first, { name: first, title: FIRST_ITEM, depth });
    if (isRecord(item)) collectPaths(item, `${first}.`, depth + 1, nested);
  }
}
