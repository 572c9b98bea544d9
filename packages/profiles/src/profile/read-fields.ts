import { EvalError, type Json, type JsonRecord, show } from "@eval/core";
import { hintOf } from "../nearest.js";

/** Throws what is wrong with the value at `path` of the options. */
export function refuse(path: string, problem: string): never {
  throw new EvalError("invalid-profile", `${path} of scoring-profile ${problem}`);
}

/** The value as an object whose fields are all among `known`. */
export function readFields(value: Json | undefined, path: string, known: readonly string[]): JsonRecord {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    refuse(path, `must be an object, got ${show(value)}`);
  }
  const fields = value as JsonRecord;
  const unknown = Object.keys(fields).find((key) => !known.includes(key));
  if (unknown !== undefined) refuse(path, `has no field ${show(unknown)}; ${hintOf(unknown, known)}`);
  return fields;
}
