import type { Json } from "@eval/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equalsJson, type TaggedValue, taggedJson } from "./tagged-value.js";

describe("equalsJson", () => {
  test("finds every JSON value equal to itself in both languages", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = value as Json;
        expect(equalsJson(taggedJson(json), json, "python")).toBe(true);
        expect(equalsJson(taggedJson(json), json, "javascript")).toBe(true);
      }),
    );
  });

  // Expected values: `==` of CPython 3.11.7 with the JSON value read by json.loads.
  test.each<[TaggedValue, Json, boolean]>([
    [["int", "1"], 1, true],
    [["float", "1.0"], 1, true],
    [true, 1, true],
    [false, 0, true],
    [["int", "1"], true, true],
    [["float", "0.0"], false, true],
    [true, 2, false],
    [["float", "0.30000000000000004"], 0.3, false],
    [["float", "nan"], 0, false],
    [["float", "inf"], 0, false],
    [["int", "9007199254740993"], 9007199254740992, false],
    [["int", "1000000000000000000000"], 1e21, true],
    [null, 0, false],
    [null, false, false],
    [["int", "0"], null, false],
    ["1", 1, false],
    [["int", "1"], "1", false],
    [["other", "(1, 2)"], [1, 2], false],
    [["dict", [[["int", "1"], "a"]]], { 1: "a" }, false],
    [
      [
        "dict",
        [
          ["b", ["int", "2"]],
          ["a", ["int", "1"]],
        ],
      ],
      { a: 1, b: 2 },
      true,
    ],
    [["dict", [["__proto__", ["int", "1"]]]], {}, false],
    [["dict", [["constructor", ["int", "1"]]]], { a: 1 }, false],
    [["list", []], {}, false],
    [["list", [["int", "1"]]], [1, 2], false],
    ["दान", "दिन", false],
    ["e\u0301", "\u00e9", false],
  ])("compares %j with %j as Python does", (value, wanted, equal) => {
    expect(equalsJson(value, wanted, "python")).toBe(equal);
  });

  // Expected values: `isDeepStrictEqual` of Node 20.20.2.
  test.each<[TaggedValue, Json, boolean]>([
    [["float", "1"], 1, true],
    [["float", "1e+21"], 1e21, true],
    [true, 1, false],
    [["float", "0"], false, false],
    [["float", "NaN"], 0, false],
    [["other", "undefined"], null, false],
    [["dict", [["a", ["other", "undefined"]]]], {}, false],
  ])("compares %j with %j as JavaScript does", (value, wanted, equal) => {
    expect(equalsJson(value, wanted, "javascript")).toBe(equal);
  });
});
