import type { Json } from "@eval/core";
import { describe, expect, test } from "vitest";
import { literal } from "./literal.js";
import { taggedJson } from "./tagged-value.js";

describe("literal", () => {
  // Expected values: repr of CPython 3.11.7.
  test.each<[Json, string]>([
    [{ a: 1, b: [true, null] }, "{'a': 1, 'b': [True, None]}"],
    [[], "[]"],
    [0.5, "0.5"],
    ["it's", `"it's"`],
    [`"it's"`, `'"it\\'s"'`],
    ["a\n\t\\", "'a\\n\\t\\\\'"],
    ["\u0000\u007f\u00a0", "'\\x00\\x7f\\xa0'"],
    ["\u200d\u2028", "'\\u200d\\u2028'"],
    ["नई दिल्ली 👩", "'नई दिल्ली 👩'"],
    ["\u{e0001}\ud800", "'\\U000e0001\\ud800'"],
  ])("writes %j as Python does", (value, text) => {
    expect(literal(taggedJson(value), "python")).toBe(text);
  });

  test("writes JavaScript as JSON, with what JSON has no word for as it is", () => {
    const value = ["list", [["float", "NaN"], ["other", "undefined"], "a"]] as const;
    expect(literal(value, "javascript")).toBe('[NaN,undefined,"a"]');
  });

  test("cuts what is long, but no character in two", () => {
    expect(literal("a".repeat(298) + "👩👩", "python")).toBe(`'${"a".repeat(298)}…`);
  });
});
