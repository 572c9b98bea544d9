import { EvalError, show } from "../errors.js";

/**
 * The value in a record that has one entry, `{ answer: "…" }`, which is how LangSmith and Phoenix keep the parts of
 * an example; any other value as it is. A record without entries is absent. One with several entries does not say
 * which of them is meant, and a list of `messages` is not an answer: both are refused.
 */
export function recordEntry(value: unknown, field: string): unknown {
  if (!isRecord(value)) return value;
  const keys = Object.keys(value);
  const [key] = keys;
  if (key === undefined) return undefined;
  if (keys.length === 1 && key !== "messages") return value[key];
  throw new EvalError(
    "invalid-input",
    `${field} must be text or a record with one entry, got one with ${keys.map(show).join(", ")}; ` +
      "choose with the option toCase",
  );
}

/** The same for a question: a record with several entries becomes JSON text, as openevals shows it to its judges. */
export function inputEntry(value: unknown): unknown {
  return isRecord(value) && Object.keys(value).length > 1 ? value : recordEntry(value, "input");
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
