import type { Json, JsonRecord } from "@eval/core";

const isObject = (value: Json | undefined): value is JsonRecord | readonly Json[] =>
  typeof value === "object" && value !== null;

/** Whether two values are the same JSON; the order of keys does not count. */
function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  return differingKeys(a as JsonRecord, b as JsonRecord).length === 0;
}

/** The keys under which two objects differ, one that only one of them has included. */
export const differingKeys = (a: JsonRecord, b: JsonRecord): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => !sameJson(a[key], b[key]));
