import { EvalError, type Json, type JsonRecord, show } from "@eval/core";

/** What an option must be, and how to say so. */
export type Check = readonly [holds: (value: Json) => boolean, expected: string, isSecret?: "secret"];

export const text: Check = [(value) => typeof value === "string" && value !== "", "a text"];
export const anyText: Check = [(value) => typeof value === "string", "a text"];
export const flag: Check = [(value) => typeof value === "boolean", "true or false"];
export const positive: Check = [(value) => typeof value === "number" && value > 0, "a number above 0"];
export const count: Check = [(value) => Number.isInteger(value) && (value as number) > 0, "a whole number above 0"];
/** Whoever puts a key in the place of its name must not find it in a report. */
export const variable: Check = [
  (value) => typeof value === "string" && /^[A-Z][A-Z\d_]{0,60}$/i.test(value) && !/^(?:sk|gsk|hf|key)[-_]/.test(value),
  "the name of a variable of the environment",
  "secret",
];
export const oneOf = (...choices: readonly string[]): Check => [
  (value) => typeof value === "string" && choices.includes(value),
  `one of ${choices.join(", ")}`,
];

/**
 * Checks the options of an encoder; null and undefined mean "not set". Throws `EvalError`, never showing what may be a
 * key.
 */
export function checkDescriptor(what: string, given: object, checks: Readonly<Record<string, Check>>): void {
  for (const [key, value] of Object.entries(given as JsonRecord)) {
    if (/^(?:api_?key|key|token|secret|authorization)$/i.test(key)) {
      const advice = "name the variable of the environment that holds it as apiKeyEnv";
      throw new EvalError("invalid-option", `${what} must not hold a key, got ${key}; ${advice}`);
    }
    if (!Object.hasOwn(checks, key)) {
      throw new EvalError(
        "unknown-option",
        `${what} has no option ${show(key)}; it takes ${Object.keys(checks).join(", ")}`,
      );
    }
    const [holds, expected, isSecret] = checks[key]!;
    if (value === undefined || value === null || holds(value)) continue;
    const got = isSecret === undefined ? show(value) : "something else";
    throw new EvalError("invalid-option", `${key} of ${what} must be ${expected}, got ${got}`);
  }
}
