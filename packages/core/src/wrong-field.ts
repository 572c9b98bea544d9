import { EvalError, show } from "./errors.js";
import type { CaseField, EvalCase } from "./eval-case.js";

const TEXTS: readonly CaseField[] = ["id", "input", "output", "alternative", "trace", "language", "model"];
const LISTS: readonly CaseField[] = ["incorrect", "context", "retrievedIds", "relevantIds"];

/**
 * What is wrong with the kinds of the fields of a case, or null. Only asked where a metric failed: JavaScript lets pass
 * what TypeScript would not, and "charCodeAt is not a function" tells nobody that an output was a number.
 */
export function wrongField(evalCase: EvalCase): EvalError | null {
  for (const field of TEXTS) {
    const value: unknown = evalCase[field];
    if (isAbsent(value) || typeof value === "string") continue;
    const hint = field === "input" && Array.isArray(value) ? "; a conversation goes into messages" : "";
    return fault(`${field} must be a string, got ${kindOf(value)}${hint}`);
  }
  for (const field of LISTS) {
    const value: unknown = evalCase[field];
    if (!isAbsent(value) && !isTexts(value)) return fault(`${field} must be a list of strings, got ${kindOf(value)}`);
  }
  const expected: unknown = evalCase.expected;
  if (isAbsent(expected) || typeof expected === "string" || isTexts(expected)) return null;
  return fault(`expected must be a string or a list of strings, got ${kindOf(expected)}`);
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === "string");

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return isTexts(value) ? "a list" : "a list of other things";
  return typeof value === "object" ? "an object" : show(value);
}

const fault = (message: string): EvalError => new EvalError("invalid-field", message);
