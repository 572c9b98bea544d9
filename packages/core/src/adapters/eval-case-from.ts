import { EvalError, show } from "../errors.js";
import type { CaseField, EvalCase } from "../eval-case.js";
import { isJson, type Json } from "../json.js";
import { fieldAliases } from "./field-aliases.js";
import { textFrom } from "./text-from.js";

/**
 * A case out of the arguments of another tool's scorer: fields under any name of {@link fieldAliases}, the other
 * fields of a case under their own names. Whatever else the tool passes along is left alone.
 *
 * - A field that is `null` or `undefined` is absent.
 * - An output that was parsed already is turned back into JSON text ({@link textFrom}); numbers and booleans too.
 * - A list as `expected` holds accepted answers, any of which counts. Only where the output is itself a list or an
 *   object is it one structured answer, and becomes JSON text like the output.
 * - `trace` is read only where it is text: Braintrust and promptfoo pass their spans under that name.
 *
 * Throws an `EvalError` for a field given under two names with different values, and for what is not plain JSON.
 *
 * @example
 * evalCaseFrom({ output: "नई दिल्ली", expectedOutput: "दिल्ली", span: {} }); // => { output: "नई दिल्ली", expected: "दिल्ली" }
 * evalCaseFrom({ output: { n: 1 }, expected: null }); // => { output: "{\"n\":1}" }
 */
export function evalCaseFrom(fields: object): EvalCase {
  const given = fields as Readonly<Record<string, unknown>>;
  const isStructured = typeof valueOf(given, "output") === "object";
  const entries: [CaseField, unknown][] = [];
  for (const field of Object.keys(readers) as CaseField[]) {
    const value = valueOf(given, field);
    if (value === undefined) continue;
    const read = field === "expected" && isStructured ? textFrom : readers[field];
    const result = read(value, field);
    if (result !== undefined) entries.push([field, result]);
  }
  // Each reader gives what its field holds, which the entries of an object cannot express.
  return Object.fromEntries(entries) as EvalCase;
}

const texts = (value: unknown, field: string): string[] =>
  Array.isArray(value) ? value.map((item) => textFrom(item, field)) : [textFrom(value, field)];

const readers: Readonly<Record<CaseField, (value: unknown, field: string) => unknown>> = {
  id: textFrom,
  input: textFrom,
  messages: asIs,
  output: textFrom,
  alternative: textFrom,
  expected: (value, field) => (Array.isArray(value) ? texts(value, field) : textFrom(value, field)),
  incorrect: texts,
  context: texts,
  retrievedIds: texts,
  relevantIds: texts,
  choices: asIs,
  tests: asIs,
  trace: (value) => (typeof value === "string" ? value : undefined),
  language: textFrom,
  model: textFrom,
  metadata: asIs,
};

/** The value under whichever name it was given; null counts as absent. */
function valueOf(given: Readonly<Record<string, unknown>>, field: CaseField): unknown {
  const names: readonly string[] = field in fieldAliases ? fieldAliases[field as keyof typeof fieldAliases] : [field];
  const used = names.filter((name) => given[name] !== undefined && given[name] !== null);
  const [first] = used;
  if (first === undefined) return undefined;
  const value = given[first];
  if (used.length === 1) return value;
  const rival = used.find((name) => textFrom(given[name], name) !== textFrom(value, first));
  if (rival === undefined) return value;
  throw new EvalError(
    "invalid-input",
    `${field} must be given once, got ${show(value)} as ${show(first)} and ${show(given[rival])} as ${show(rival)}`,
  );
}

/** Structured fields: the metric that reads one knows its parts, so that only plain JSON is asked for here. */
function asIs(value: unknown, field: string): Json {
  if (isJson(value)) return value;
  const fix = "make the case yourself with the option toCase";
  throw new EvalError("invalid-input", `${field} must be plain JSON, got ${show(value)}; ${fix}`);
}
