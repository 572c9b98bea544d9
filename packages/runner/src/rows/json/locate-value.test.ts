import type { Json } from "@eval/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isList, isRecord } from "./json-node.js";
import { eachItem, locateValue } from "./locate-value.js";

describe("locateValue", () => {
  test.each([
    ['{"n": 1.0}', ["n"], "1.0"],
    ['{"n":12345678901234567890}', ["n"], "12345678901234567890"],
    ['{ "a" : [ 1 , -2E+3 , {"b":0.10} ] }', ["a", 2, "b"], "0.10"],
    ['{"a":1,"a":2.50}', ["a"], "2.50"],
    ['{"quote\\"d":7e0}', ['quote"d'], "7e0"],
    ['{"\\u0061":1.5, "z":"}]\\\\\\""}', ["a"], "1.5"],
    ['{"z":"}]\\\\\\"", "n":[true]}', ["n"], "[true]"],
    [" 1.0\n", [], "1.0"],
  ])("finds in %s at %j the text %s", (text, path, source) => {
    expect(locateValue(text, path)).toBe(source);
  });

  test("finds every value of every JSON text", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, "\t"), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        for (const [path, part] of parts(JSON.parse(text), []))
          expect(JSON.parse(locateValue(text, path))).toEqual(part);
      }),
    );
  });
});

describe("eachItem", () => {
  test("gives the place of every item of an array", () => {
    const text = '{"rows": [ {"a":1.0} , [2], "x,]" ], "z": []}';
    expect([...eachItem(text, ["rows"])].map(([start, end]) => text.slice(start, end))).toEqual([
      '{"a":1.0}',
      "[2]",
      '"x,]"',
    ]);
    expect([...eachItem(text, ["z"])]).toEqual([]);
  });
});

function parts(value: Json, path: readonly (string | number)[]): [readonly (string | number)[], Json][] {
  const children = isList(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [[path, value], ...children.flatMap(([step, child]) => parts(child, [...path, step]))];
}
