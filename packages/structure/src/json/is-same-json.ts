import type { Json } from "@eval/core";

/** Whether two JSON values are equal: members in any order, items in theirs. Keys such as "valueOf" are only keys. */
export function isSameJson(left: Json, right: Json): boolean {
  if (left === right) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (isList(left) || isList(right)) {
    if (!isList(left) || !isList(right) || left.length !== right.length) return false;
    return left.every((item, index) => isSameJson(item, right[index] as Json));
  }
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key] as Json, right[key] as Json));
}

/** Unlike `Array.isArray`, also for the compiler when the list is read-only. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** A text that two values share exactly where they are equal. */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.keys(value).map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key] as Json)}`);
  return `{${members.sort().join(",")}}`;
}
