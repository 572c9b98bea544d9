import { EvalError, type Json, type JsonRecord, show } from "@eval/core";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { type CompilePattern, loadPatterns } from "../patterns/linear-pattern.js";
import { exactKeywords } from "./exact-keywords.js";

/** One thing that a value should be and is not. */
export interface SchemaProblem {
  /** Where, as a JSON pointer; "" is the whole value. */
  readonly path: string;
  /** The keyword of the schema that says so; null where the schema is no JSON Schema. */
  readonly keyword: string | null;
  readonly message: string;
}

export interface SchemaRules {
  readonly schema: JsonRecord;
  readonly formats: "assert" | "ignore";
  readonly unknownKeywords: "reject" | "ignore";
}

/** Compiles a JSON Schema, draft 2020-12. The validator is loaded when it is first needed. */
export async function loadSchema(rules: SchemaRules): Promise<(value: Json) => readonly SchemaProblem[]> {
  const [{ Ajv2020 }, formats, compilePattern] = await Promise.all([
    import("ajv/dist/2020.js"),
    rules.formats === "assert" ? import("ajv-formats") : null,
    loadPatterns(),
  ]);
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    logger: false,
    strict: false,
    strictSchema: rules.unknownKeywords === "reject",
    strictNumbers: true,
    validateFormats: rules.formats === "assert",
    code: { regExp: engineOf(compilePattern) },
  });
  formats?.default.default(ajv);
  for (const definition of exactKeywords) ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  const validate = compiled(() => ajv.compile(rules.schema));
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(problemOf));
}

/** Patterns of a schema meet text from a model, so they run in linear time. */
function engineOf(compilePattern: CompilePattern) {
  const engine = (source: string) => {
    const pattern = compilePattern(source, "ecma");
    // The validator tells patterns apart by their text.
    return { test: (text: string) => pattern.test(text), toString: () => source };
  };
  return Object.assign(engine, { code: "" });
}

function compiled(compile: () => ValidateFunction): ValidateFunction {
  let validate: ValidateFunction;
  try {
    validate = compile();
  } catch (cause) {
    if (cause instanceof EvalError) throw cause;
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new EvalError("invalid-option", `schema must be a JSON Schema of draft 2020-12, got one with: ${problem}`, {
      cause,
    });
  }
  if ("$async" in validate) throw new EvalError("invalid-option", "schema must not have $async");
  return validate;
}

function problemOf({ instancePath, keyword, params, message, schema }: ErrorObject): SchemaProblem {
  return { path: instancePath, keyword, message: messageOf(keyword, params, schema) ?? message ?? `fails ${keyword}` };
}

/** What the validator's own words leave out: which property, which values. */
function messageOf(keyword: string, params: Record<string, unknown>, schema: unknown): string | null {
  const extra = params["additionalProperty"] ?? params["unevaluatedProperty"];
  if (extra !== undefined) return `must not have the property ${show(extra)}`;
  if (keyword === "enum") return `must be one of ${show(schema)}`;
  if (keyword === "const") return `must be ${show(schema)}`;
  if (keyword === "multipleOf") return `must be a multiple of ${show(schema)}`;
  return keyword === "uniqueItems" ? "must not have equal items" : null;
}
