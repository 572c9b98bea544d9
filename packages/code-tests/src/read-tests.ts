import { type Json, type JsonRecord, show } from "@eval/core";
import { type Language, languageNamed } from "./language.js";

/** One test: a call with the value wanted, or code that passes where it raises nothing. */
export type CodeTest = { readonly args: readonly Json[]; readonly expected: Json } | { readonly code: string };

/** The tests of a case. */
export interface TestPlan {
  readonly language: Language | null;
  /** The function that is called; null where all tests are code. */
  readonly functionName: string | null;
  readonly tests: readonly CodeTest[];
}

/** A name in Python or JavaScript. */
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** Reads `EvalCase.tests`; a sentence where they do not have the form described at the metric. */
export function readTests(given: Json): TestPlan | string {
  const { language = null, function: functionName = null, cases } = isRecord(given) ? given : { cases: given };
  if (!Array.isArray(cases) || cases.length === 0) return `tests must hold a list of cases, got ${show(given)}`;

  const known = typeof language === "string" ? languageNamed(language) : null;
  if (language !== null && known === null) {
    return `tests.language must be "python" or "javascript", got ${show(language)}`;
  }
  if (functionName !== null && !(typeof functionName === "string" && IDENTIFIER.test(functionName))) {
    return `tests.function must be the name of a function, got ${show(functionName)}`;
  }
  const tests: CodeTest[] = [];
  for (const [index, one] of (cases as readonly Json[]).entries()) {
    const test = readTest(one);
    if (test === null) {
      return `tests.cases[${index}] must be {"args": [...], "expected": value}, [args, expected] or code, got ${show(one)}`;
    }
    if ("args" in test && functionName === null) return `tests.function must name the function to call, got null`;
    tests.push(test);
  }
  return { language: known, functionName, tests };
}

function readTest(one: Json): CodeTest | null {
  if (typeof one === "string") return { code: one };
  const { code, args, expected } = isRecord(one) ? one : pairOf(one);
  if (typeof code === "string") return { code };
  return Array.isArray(args) && expected !== undefined ? { args: args as readonly Json[], expected } : null;
}

function pairOf(one: Json): JsonRecord {
  return Array.isArray(one) && one.length === 2 ? { args: one[0] as Json, expected: one[1] as Json } : {};
}

const isRecord = (value: Json): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);
