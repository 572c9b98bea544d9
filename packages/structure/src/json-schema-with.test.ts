import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemaWith } from "./json-schema-with.js";
import type { StandardSchema } from "./schema/standard-schema.js";

const order = z.strictObject({ order_id: z.string(), items: z.array(z.object({ cents: z.int() })) });

describe("jsonSchemaWith", () => {
  // Expected values: zod 4.6.7.
  test.each([
    ['{"order_id": "आदेश-१", "items": [{"cents": 1}]}', "valid", []],
    ['{"order_id": 7, "items": [{"cents": 1.5}]}', "schema_violation", ["/order_id", "/items/0/cents"]],
    ['{"order_id": "A", "items": [], "__proto__": 1}', "schema_violation", [""]],
  ])("grades %s", async (output, label, paths) => {
    const result = await jsonSchemaWith(order)()({ output });
    expect(result.label).toBe(label);
    expect(result.metadata.problems?.map(({ path }) => path)).toEqual(paths);
  });

  test("has the labels of json-schema for what is no bare JSON", async () => {
    const metric = jsonSchemaWith(z.object({}))();
    expect((await metric({ output: "Sure! {}" })).label).toBe("wrapped_json");
    expect((await metric({ output: '{"a": 1, "a": 2}' })).label).toBe("duplicate_key");
    expect((await jsonSchemaWith(z.object({}))({ wrapper: "accept" })({ output: "Sure! {}" })).label).toBe("valid");
  });

  test("waits for a schema that validates later, and writes keys as a JSON pointer", async () => {
    const schema: StandardSchema = {
      "~standard": {
        version: 1,
        vendor: "test",
        validate: async () => ({ issues: [{ message: "is wrong", path: [{ key: "a/b" }, 0, "~"] }] }),
      },
    };
    const { metadata } = await jsonSchemaWith(schema)()({ output: "{}" });
    expect(metadata.problems).toEqual([{ path: "/a~1b/0/~0", keyword: null, message: "is wrong" }]);
  });

  test("makes what a schema throws the error of the case", async () => {
    const schema = z.any().refine(() => {
      throw new Error("broken");
    });
    expect(await jsonSchemaWith(schema)()({ output: "{}" })).toMatchObject({ status: "error", reason: "broken" });
  });

  test.each([[{}], [null], [{ "~standard": { version: 2 } }], [{ type: "object" }]])("refuses %j", (schema) => {
    expect(() => jsonSchemaWith(schema as never)).toThrow(/Standard Schema of version 1/);
  });

  test("keeps the promises of every metric", async () => {
    expect(await contractViolations(jsonSchemaWith(order)(), [{ output: "{}" }, { output: "x" }])).toEqual([]);
  });
});
