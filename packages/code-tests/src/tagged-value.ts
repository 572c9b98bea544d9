import type { Json, JsonRecord } from "@eval/core";
import type { Language } from "./language.js";

/**
 * A value of a program, as it comes out of the sandbox. Numbers are text, so that none is rounded on the way; `other`
 * is what JSON has no word for, shown as its language shows it.
 */
export type TaggedValue =
  | null
  | boolean
  | string
  | readonly ["int" | "float" | "other", string]
  | readonly ["list", readonly TaggedValue[]]
  | readonly ["dict", readonly (readonly [TaggedValue, TaggedValue])[]];

/** A JSON value in the same form. */
export function taggedJson(value: Json): TaggedValue {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") {
    return Number.isSafeInteger(value) ? ["int", String(BigInt(value))] : ["float", String(value)];
  }
  if (isList(value)) return ["list", value.map(taggedJson)];
  return ["dict", Object.entries(value).map(([key, item]) => [key, taggedJson(item)] as const)];
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/**
 * Whether a program's value is the JSON value wanted, by the equality of its language without tolerance: in Python `1`,
 * `1.0` and `True` are equal and a tuple is no list; in JavaScript `true` is no number and `undefined` is not `null`.
 */
export function equalsJson(value: TaggedValue, wanted: Json, language: Language): boolean {
  if (typeof value === "boolean" && typeof wanted === "boolean") return value === wanted;
  if (typeof wanted === "number" || typeof wanted === "boolean") return equalsNumber(value, wanted, language);
  if (value === null || typeof value !== "object") return value === wanted;
  if (value[0] === "list") {
    if (!isList(wanted) || value[1].length !== wanted.length) return false;
    return value[1].every((item, index) => equalsJson(item, wanted[index] as Json, language));
  }
  if (value[0] !== "dict" || !isRecord(wanted) || value[1].length !== Object.keys(wanted).length) return false;
  return value[1].every(
    ([key, item]) =>
      typeof key === "string" && Object.hasOwn(wanted, key) && equalsJson(item, wanted[key] as Json, language),
  );
}

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function equalsNumber(value: TaggedValue, wanted: number | boolean, language: Language): boolean {
  if (typeof value === "boolean" || typeof wanted === "boolean") {
    // Only in Python are truth values numbers.
    if (language !== "python") return false;
    return equalsNumber(typeof value === "boolean" ? ["int", value ? "1" : "0"] : value, Number(wanted), language);
  }
  if (value === null || typeof value !== "object") return false;
  if (value[0] === "int") return Number.isInteger(wanted) && BigInt(value[1]) === BigInt(wanted);
  return value[0] === "float" && Number(value[1]) === wanted;
}
