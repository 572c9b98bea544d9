import { type AsJson, type AsyncMetric, defineMetric, type MetricFactory } from "@eval/core";
import { toPlain } from "@eval/core/json";
import { checkLimits, type JsonOptions, jsonDefaults, openJson, wrapperChoices } from "./json/open-json.js";
import { type JsonSchemaDetail, jsonSchema, schemaVerdict } from "./json-schema.js";
import type { SchemaProblem } from "./schema/schema-validator.js";
import { checkStandardSchema, type StandardSchema, standardProblems } from "./schema/standard-schema.js";

/**
 * The metric `json-schema` bound to a Standard Schema, version 1 (zod, valibot, arktype and others): the same labels,
 * limits and details, with the problems in the words of that library. The value that it parses to is not looked at.
 *
 * The schema is code and no option, so such a metric cannot travel to another machine by its name. Throws an
 * `EvalError` where `schema` is no Standard Schema.
 *
 * @see https://standardschema.dev
 * @example
 * import { z } from "zod";
 * const metric = jsonSchemaWith(z.object({ city: z.string() }))();
 * (await metric({ output: '{"city": "சென்னை"}' })).passed; // => true
 * (await metric({ output: '{"city": 7}' })).metadata.problems?.[0]?.path; // => "/city"
 */
export function jsonSchemaWith(
  schema: StandardSchema,
): MetricFactory<JsonOptions, AsyncMetric<AsJson<JsonOptions>, AsJson<JsonSchemaDetail>>> {
  checkStandardSchema(schema);
  return defineMetric({
    ...jsonSchema.info,
    source: `Standard Schema version 1, by ${schema["~standard"].vendor}`,
    needs: ["output"],
    defaults: jsonDefaults,
    choices: { wrapper: wrapperChoices },
    async: true,
    create(options) {
      checkLimits(options);
      return async ({ output }) => {
        const opened = openJson<SchemaProblem>(output, options);
        if ("score" in opened) return opened;
        return schemaVerdict(opened.wrapper, options, await standardProblems(schema, toPlain(opened.node)));
      };
    },
  });
}
