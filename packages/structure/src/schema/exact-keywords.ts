import type { Json } from "@eval/core";
import type { FuncKeywordDefinition } from "ajv/dist/2020.js";
import { isMultiple, toDecimal } from "../json/decimal.js";
import { canonicalJson, isSameJson } from "../json/is-same-json.js";

/**
 * Keywords whose stock form is wrong for text from a model: `multipleOf` divides doubles (19.99 is no multiple of
 * 0.01 then), and equality calls methods that an object may lack or a key such as "valueOf" may replace.
 */
export const exactKeywords: readonly FuncKeywordDefinition[] = [
  {
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    compile: (step: number) => (value: number) => isMultiple(toDecimal(String(value)), toDecimal(String(step))),
  },
  {
    keyword: "const",
    compile: (wanted: Json) => (value: Json) => isSameJson(value, wanted),
  },
  {
    keyword: "enum",
    schemaType: "array",
    compile: (wanted: readonly Json[]) => (value: Json) => wanted.some((item) => isSameJson(value, item)),
  },
  {
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    compile: (on: boolean) => (items: readonly Json[]) => !on || areUnique(items),
  },
];

/** By texts, since comparing each with each takes hours where a model repeats a small object without end. */
const areUnique = (items: readonly Json[]): boolean => new Set(items.map(canonicalJson)).size === items.length;
