import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonFault } from "./json-fault.js";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("jsonFault", () => {
  test.each([
    ["", 1, 1],
    ["[1,\n 2,\n]", 3, 1],
    ['[{"a":1}\n{"a":2}]', 2, 1],
    ['{"प्रश्न": हाँ}', 1, 12],
    ['{"a": 1,}', 1, 9],
    ["{a: 1}", 1, 2],
    ['["no end', 1, 9],
    ['["line\nbreak"]', 1, 7],
    ['["\\x"]', 1, 3],
    ["[1] [2]", 1, 5],
    ["[01]", 1, 3],
    ["[1}", 1, 3],
    ["[".repeat(100_000), 1, 100_001],
  ])("finds in %.20j line %i, column %i", (text, line, column) => {
    expect(jsonFault(text)).toEqual({ line, column });
  });

  test("finds nothing in JSON, and something in all else", () => {
    const json = fc.oneof(
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify(value, null, 2)),
    );
    // What is cut, doubled or put in somewhere may be JSON still.
    const damaged = fc
      .tuple(json, fc.nat(), fc.constantFrom("", ",", '"', "\\", "]", "}", "{", "1", "x", " ", "\n", "е"))
      .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1));
    fc.assert(
      fc.property(fc.oneof(json, damaged), (text) => {
        expect(jsonFault(text) === null).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
