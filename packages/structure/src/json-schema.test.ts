import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { type JsonSchemaOptions, jsonSchema } from "./json-schema.js";

const order = {
  type: "object",
  properties: {
    order_id: { type: "string" },
    items: {
      type: "array",
      items: { type: "object", properties: { cents: { type: "integer" } }, required: ["cents"] },
    },
    refundable: { type: "boolean" },
  },
  required: ["order_id", "items"],
  additionalProperties: false,
};

const grade = (schema: JsonSchemaOptions["schema"], output: string, options: Partial<JsonSchemaOptions> = {}) =>
  jsonSchema({ schema, ...options })({ output });

/** The verdict on one value by one schema. */
const verdict = async (schema: JsonSchemaOptions["schema"], output: string) => (await grade(schema, output)).label;

describe("jsonSchema", () => {
  // Expected values: the specification, JSON Schema draft 2020-12 (Validation, sections 6 and 7).
  test.each([
    [{ type: "integer" }, "1.0", "valid"],
    [{ type: "integer" }, "1.5", "schema_violation"],
    [{ type: "string", minLength: 2 }, '"👩"', "schema_violation"],
    [{ type: "string", maxLength: 1 }, '"👩"', "valid"],
    [{ prefixItems: [{ const: 1 }], items: false }, "[1]", "valid"],
    [{ prefixItems: [{ const: 1 }], items: false }, "[1, 2]", "schema_violation"],
    [{ contains: { type: "string" }, minContains: 2 }, '["a", 1, "b"]', "valid"],
    [{ dependentRequired: { a: ["b"] } }, '{"a": 1}', "schema_violation"],
    [{ properties: { a: true }, unevaluatedProperties: false }, '{"a": 1, "b": 2}', "schema_violation"],
    [{ $defs: { node: { type: "object" } }, $ref: "#/$defs/node" }, "[]", "schema_violation"],
    [{ if: { const: 1 }, else: false }, "2", "schema_violation"],
    [{ enum: ["हाँ", "नहीं"] }, '"हाँ"', "valid"],
    [{ const: { a: [1, { b: 2 }] } }, '{"a": [1, {"b": 2.0}]}', "valid"],
    [{ enum: [{ a: 1 }] }, '{"valueOf": 1}', "schema_violation"],
    [{ uniqueItems: true }, '[{"a": 1}, {"a": 1}]', "schema_violation"],
    [{ uniqueItems: true }, '[1, "1", true, {"constructor": 1}, {"constructor": 2}]', "valid"],
    [{ required: ["constructor"] }, "{}", "schema_violation"],
    [{ required: ["toString"] }, '{"toString": 1}', "valid"],
    [{ additionalProperties: false }, '{"__proto__": 1}', "schema_violation"],
    [{ multipleOf: 0.01 }, "19.99", "valid"],
    [{ multipleOf: 0.01 }, "19.999", "schema_violation"],
    [{ multipleOf: 0.01 }, "4.35", "valid"],
    [{ pattern: "^[\\p{L}\\p{M} ]+$" }, '"नई दिल्ली"', "valid"],
    [{ pattern: "^\\d+$" }, '"१२"', "schema_violation"],
    [{ patternProperties: { "^क": { type: "number" } } }, '{"कर": "x"}', "schema_violation"],
    [{ format: "date" }, '"2024-02-30"', "schema_violation"],
    [{ format: "date" }, '"2024-02-29"', "valid"],
    [{ const: "caf\u00e9" }, '"cafe\u0301"', "schema_violation"],
    [{ const: "👩‍👩‍👧" }, '"👩‍👩‍👧"', "valid"],
    [{}, "null", "valid"],
  ])("by %j the output %s is %s", async (schema, output, label) => {
    expect(await verdict(schema, output)).toBe(label);
  });

  test("lists every problem with its path", async () => {
    const output = '{"items": [{"cents": 9}, {"cents": "x"}, {}], "refundable": "yes", "note": 1}';
    const { metadata, reason, score } = await grade(order, output);
    expect(metadata.problems).toEqual([
      { path: "", keyword: "required", message: "must have required property 'order_id'" },
      { path: "", keyword: "additionalProperties", message: 'must not have the property "note"' },
      { path: "/items/1/cents", keyword: "type", message: "must be integer" },
      { path: "/items/2", keyword: "required", message: "must have required property 'cents'" },
      { path: "/refundable", keyword: "type", message: "must be boolean" },
    ]);
    expect(reason).toBe(
      "must have required property 'order_id'; must not have the property \"note\"; /items/1/cents must be integer; and 2 more",
    );
    expect(score).toBe(0);
  });

  test("keeps twenty problems and counts all", async () => {
    const { metadata } = await grade({ items: { type: "string" } }, JSON.stringify(new Array(50).fill(0)));
    expect(metadata.problems?.length).toBe(20);
    expect(metadata.problemCount).toBe(50);
  });

  test.each([
    ['```json\n{"a": 1}\n```', ["wrapped_json", "valid", "valid"]],
    ['Sure! {"a": 1}', ["wrapped_json", "wrapped_json", "valid"]],
    ['{"a": 1}', ["valid", "valid", "valid"]],
  ])("takes %j as the wrapper option says", async (output, labels) => {
    const of = async (wrapper: JsonSchemaOptions["wrapper"]) =>
      (await grade({ type: "object" }, output, { wrapper })).label;
    expect([await of("reject"), await of("accept-fence"), await of("accept")]).toEqual(labels);
  });

  test("says of wrapped JSON whether it would fit", async () => {
    expect((await grade({ type: "object" }, "```\n{}\n```")).reason).toBe(
      "expected nothing but JSON, got a code fence around it; inside fits the schema",
    );
    expect((await grade({ type: "object" }, "Here: []")).reason).toBe(
      "expected nothing but JSON, got other text around it; inside, must be object",
    );
  });

  test.each([
    ["दिल्ली", "not_json"],
    ['{"a": 1', "truncated_json"],
    ['{"a": 1, "a": 2}', "duplicate_key"],
    ['{"a": NaN}', "non_finite_number"],
    ['{"a": 1} {"a": 2}', "multiple_json"],
    [" ", "blank"],
  ])("fails %j as %s", async (output, label) => {
    expect(await grade({}, output)).toMatchObject({ score: 0, passed: false, label });
  });

  test("has limits that can be set", async () => {
    expect((await grade({}, "[[1]]", { maxDepth: 1 })).label).toBe("too_deep");
    expect((await grade({}, "[1, 2]", { maxLength: 5 })).label).toBe("too_large");
    expect(() => jsonSchema({ maxDepth: 0 })).toThrow(/maxDepth/);
    expect(() => jsonSchema({ maxDepth: 100_000 })).toThrow(/maxDepth/);
    expect(() => jsonSchema({ maxLength: 0.5 })).toThrow(/maxLength/);
  });

  test.each([
    [{ type: "strin" }, /draft 2020-12/],
    [{ typo: 1 }, /unknown keyword: "typo"/],
    [{ $ref: "https://example.com/schema" }, /can't resolve reference/],
    [{ $schema: "http://json-schema.org/draft-07/schema#" }, /draft-07/],
    [{ pattern: "(?=a)" }, /RE2/],
    [{ format: "iri" }, /unknown format/],
    [{ $async: true }, /\$async/],
  ])("makes the schema %j the error of each case", async (schema, reason) => {
    const metric = jsonSchema({ schema });
    for (const output of ["1", "2"]) {
      const result = await metric({ output });
      expect(result).toMatchObject({ status: "error", label: "invalid_option" });
      expect(result.reason).toMatch(reason);
    }
  });

  test("refuses a schema that is no object at once", () => {
    expect(() => jsonSchema({ schema: null as never })).toThrow(/must be an object/);
    expect(() => jsonSchema({ schema: "string" as never })).toThrow(/must be an object/);
  });

  test("ignores unknown keywords and formats when asked", async () => {
    expect((await grade({ "x-note": 1 }, "1", { unknownKeywords: "ignore" })).label).toBe("valid");
    expect((await grade({ format: "date" }, '"soon"', { formats: "ignore" })).label).toBe("valid");
  });

  test("runs a hostile pattern over a long text in linear time", async () => {
    const start = performance.now();
    expect(await verdict({ pattern: "^(a+)+$" }, JSON.stringify(`${"a".repeat(50_000)}!`))).toBe("schema_violation");
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test("tells a hundred thousand small objects apart in time", async () => {
    const items = Array.from({ length: 100_000 }, (_, index) => [index]);
    const start = performance.now();
    expect(await verdict({ uniqueItems: true }, JSON.stringify(items))).toBe("valid");
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test("keeps the promises of every metric", async () => {
    const cases = [{ output: '{"order_id": "आदेश-१", "items": []}' }, { output: "Sure! {}" }, { output: '{"a": NaN}' }];
    expect(await contractViolations(jsonSchema({ schema: order }), cases)).toEqual([]);
  });
});
