import { defineMetric, EvalError, type JsonRecord, show } from "@eval/core";
import { toPlain } from "@eval/core/json";
import {
  checkLimits,
  type JsonDetail,
  type JsonOptions,
  jsonDefaults,
  jsonVerdict,
  openJson,
  wrapperChoices,
} from "./json/open-json.js";
import { loadSchema, type SchemaProblem } from "./schema/schema-validator.js";

export interface JsonSchemaOptions extends JsonOptions {
  /** A JSON Schema, draft 2020-12; an empty one takes any JSON. */
  readonly schema: JsonRecord;
  /** Whether `format` is a rule, or a remark as the draft has it. */
  readonly formats: "assert" | "ignore";
  /** A misspelled keyword checks nothing, so what is not a keyword is refused unless told otherwise. */
  readonly unknownKeywords: "reject" | "ignore";
}

export type JsonSchemaDetail = JsonDetail<SchemaProblem>;

const defaults: JsonSchemaOptions = { ...jsonDefaults, schema: {}, formats: "assert", unknownKeywords: "reject" };

/**
 * JSON Schema: the output is JSON and fits a schema of draft 2020-12.
 *
 * The whole output must be the JSON. Text or a code fence around it is `wrapped_json` and fails, unless `wrapper`
 * accepts it; the problems of the JSON inside are listed either way. What is no JSON has a label that says why:
 * `not_json`, `truncated_json`, `multiple_json`, `duplicate_key`, `non_finite_number`, `number_out_of_range`,
 * `too_deep`, `too_large`. JSON that breaks the schema is `schema_violation`, with every problem and its path.
 *
 * Beyond the draft: `format` is a rule; unknown keywords are refused; `multipleOf` counts in decimals; `pattern` runs
 * in linear time, so it has no look-around and no back references. Numbers are doubles, so 9007199254740993 loses
 * its last digit, as in every JavaScript validator. Nothing is fetched: `$ref` stays inside the schema.
 *
 * Score 1 or 0; every script. A blank output is wrong. The metric gives promises, since the validator is loaded when
 * the first case comes; a schema that is none is found then, and is the error of each case. The validator turns
 * the schema (never the output) into code, so it needs a platform that allows that.
 *
 * @see https://json-schema.org/draft/2020-12
 * @example
 * const schema = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
 * (await jsonSchema({ schema })({ output: '{"city": "दिल्ली"}' })).passed; // => true
 * (await jsonSchema({ schema })({ output: '{"city": 7}' })).reason; // => "/city must be string"
 * (await jsonSchema({ schema })({ output: 'Sure! {"city": "दिल्ली"}' })).label; // => "wrapped_json"
 */
export const jsonSchema = defineMetric({
  package: "@eval/structure",
  name: "json-schema",
  version: 1,
  summary: "The output is JSON and fits a schema.",
  source: "JSON Schema draft 2020-12, https://json-schema.org/draft/2020-12, validated by ajv 8.20.0",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Says that the answer has the right form, not that what it says is right.",
  defaults,
  choices: { wrapper: wrapperChoices, formats: ["assert", "ignore"], unknownKeywords: ["reject", "ignore"] },
  async: true,
  create(options) {
    checkLimits(options);
    if (options.schema === null) {
      throw new EvalError("invalid-option", `schema of json-schema must be an object, got ${show(options.schema)}`);
    }
    let loading: ReturnType<typeof loadSchema> | null = null;
    return async ({ output }) => {
      loading ??= loadSchema(options);
      const problemsOf = await loading;
      const opened = openJson<SchemaProblem>(output, options);
      return "score" in opened ? opened : schemaVerdict(opened.wrapper, options, problemsOf(toPlain(opened.node)));
    };
  },
});

/** The verdict on JSON with these problems; also for schemas of other kinds. */
export const schemaVerdict = (
  wrapper: Parameters<typeof jsonVerdict>[0],
  options: JsonOptions,
  problems: readonly SchemaProblem[],
) =>
  jsonVerdict(wrapper, options, problems, {
    good: "valid",
    bad: "schema_violation",
    fits: "fits the schema",
    tell: ({ path, message }) => (path === "" ? message : `${path} ${message}`),
  });
