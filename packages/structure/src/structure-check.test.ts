import { readFileSync } from "node:fs";
import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { type StructureCheckOptions, structureCheck } from "./structure-check.js";

interface Row {
  readonly id: string;
  readonly params: { readonly schema: StructureCheckOptions["fields"] };
  readonly input: { readonly raw: string };
  readonly expected: { readonly problems?: readonly string[]; readonly pass?: boolean; readonly raises?: string };
}

const rows = readFileSync(new URL("../fixtures/check-structure.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

/** Where the reference is wrong, and what is right. */
const CORRECTED: Readonly<Record<string, readonly string[]>> = {
  // true is no amount, though Python adds it as 1.
  "s004-schema-27": ["items[0].cents is bool, expected number"],
  // The function itself crashes on null.
  "s004-schema-30": ["items[0].cents is NoneType, expected number"],
  // Which of two order ids counts, nobody can say.
  "s004-schema-31": ["not valid JSON"],
  // NaN is no JSON, and its sum is no number to report.
  "s004-schema-33": ["not valid JSON"],
};

const grade = (output: string, options: Partial<StructureCheckOptions> = {}) =>
  structureCheck({
    fields: { order_id: "str", items: "list", total_cents: "int", refundable: "bool" },
    total: "total_cents",
    amount: "cents",
    ...options,
  })({ output });

const order = (items: string, total: string) =>
  `{"order_id": "A", "items": ${items}, "total_cents": ${total}, "refundable": true}`;

describe("structureCheck", () => {
  test("agrees with check_structure on every row of the fixture, but for the rows named as wrong", () => {
    expect(rows.length).toBe(31);
    for (const { id, params, input, expected } of rows) {
      const result = grade(input.raw, { fields: params.schema });
      // Blank output is told apart by all metrics alike, so it comes without problems of its own.
      const problems = result.label === "blank" ? ["not valid JSON"] : (result.metadata.problems ?? []);
      // What follows is the parser's own wording.
      const told = problems.map((problem) => problem.replace(/^(not valid JSON): .*/s, "$1"));
      const wanted =
        CORRECTED[id] ?? expected.problems?.map((problem) => problem.replace(/^(not valid JSON): .*/s, "$1"));
      expect({ id, told, passed: result.passed }).toEqual({ id, told: wanted, passed: wanted?.length === 0 });
    }
  });

  test.each([
    ['[{"cents": 0.1}, {"cents": 0.2}]', "0.3", []],
    ['[{"cents": 1.5}, {"cents": 1.5}]', "2", ["total_cents 2 but line items sum to 3.0"]],
    ["[{}]", "0", []],
    ['[{"cents": -5}]', "-5", ["total_cents is negative"]],
    ['[{"cents": 5}]', "-5", ["total_cents -5 but line items sum to 5", "total_cents is negative"]],
    [
      '[[1], "x", null]',
      "0",
      ["items[0] is list, expected dict", "items[1] is str, expected dict", "items[2] is NoneType, expected dict"],
    ],
    ['[{"cents": "9"}]', "9", ["items[0].cents is str, expected number"]],
    [
      '[{"cents": 9007199254740993}]',
      "9007199254740992",
      ["total_cents 9007199254740992 but line items sum to 9007199254740993"],
    ],
  ])("adds up %s against %s", (items, total, problems) => {
    const fields = { order_id: "str", items: "list", total_cents: "number", refundable: "bool" } as const;
    expect(grade(order(items, total), { fields }).metadata.problems).toEqual(problems);
  });

  test("says when the total or the list is not declared and not there", () => {
    expect(structureCheck({ total: "sum" })({ output: "{}" }).reason).toBe("sum is missing, expected number");
    const fields = { sum: "int" } as const;
    expect(structureCheck({ fields, total: "sum" })({ output: '{"sum": 1}' }).reason).toBe(
      "items is missing, expected list",
    );
  });

  test.each([
    ["यह रहा: {}", "wrapped_json"],
    ['{"order_id": "A"', "truncated_json"],
    ['{"a": 1, "a": 1}', "duplicate_key"],
    ["👩‍👩‍👧", "not_json"],
    ["[]", "structure_violation"],
  ])("labels %j %s", (output, label) => {
    expect(grade(output)).toMatchObject({ score: 0, passed: false, label });
  });

  test("compares names of fields by code point", () => {
    const fields = { "caf\u00e9": "int" } as const;
    expect(structureCheck({ fields })({ output: '{"cafe\u0301": 1}' }).passed).toBe(false);
    expect(structureCheck({ fields: { दाम: "float" } })({ output: '{"दाम": 1.5}' }).passed).toBe(true);
  });

  test("refuses options that are none", () => {
    expect(() => structureCheck({ fields: { a: "string" as never } })).toThrow(/type of "a" must be one of str, int/);
    expect(() => structureCheck({ fields: null as never })).toThrow(/fields must be/);
    expect(() => structureCheck({ total: 7 as never })).toThrow(/name of a field/);
  });

  test("keeps the promises of every metric", async () => {
    const metric = structureCheck({ fields: { id: "str" } });
    expect(await contractViolations(metric, [{ output: '{"id": "आदेश-१"}' }, { output: "Sure! {}" }])).toEqual([]);
  });
});
