import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findJson } from "./find-json.js";
import { toPlain } from "./json-node.js";

const limits = { maxDepth: 64, maxLength: 1_000_000 };
const fault = (text: string) => findJson(text, limits).fault;
const read = (text: string) => {
  const found = findJson(text, limits);
  return found.fault === null ? { value: toPlain(found.node), wrapper: found.wrapper } : found.fault;
};

describe("findJson", () => {
  // Expected values: RFC 8259, and for what stands around JSON the definition.
  test.each([
    ['{"a": [1, true, null, "क"]}', { a: [1, true, null, "क"] }],
    [' "नई दिल्ली"\r\n', "नई दिल्ली"],
    ["\uFEFF{}", {}],
    ["-0.5e+2", -50],
    ['"\\u0915\\ud83d\\ude00\\n"', "क😀\n"],
    ['"\\ud800"', "\ud800"],
    ["false", false],
  ])("reads %j", (text, value) => {
    expect(read(text)).toEqual({ value, wrapper: "none" });
  });

  test.each([
    ["the answer is 42", "not_json"],
    ["{'a': 1}", "not_json"],
    ['{"a": 1,}', "not_json"],
    ['{"a": True}', "not_json"],
    ['{"a": 00}', "not_json"],
    ['{"a": .5}', "not_json"],
    ['{"a": "tab\there"}', "not_json"],
    ['{"a": "\\x41"}', "not_json"],
    ['{"a": 1} }', "not_json"],
    ['{"a": [1], "b": oops, "c": [2]}', "not_json"],
    ["use {braces} and [brackets]", "not_json"],
    ["Infinity is a film", "not_json"],
    ["\u00a0{}", "not_json"],
    ["{", "truncated_json"],
    ['{"a": [1, 2', "truncated_json"],
    ['{"a": "unfin', "truncated_json"],
    ['{"a": tru', "truncated_json"],
    ['{"a": -', "truncated_json"],
    ['{"a": 1.', "truncated_json"],
    ['{"a"', "truncated_json"],
    ['Sure!\n```json\n{"a": 1, "b', "truncated_json"],
    ['"unfinished', "truncated_json"],
    ['{"a": 1, "a": 2}', "duplicate_key"],
    ['{"a": 1, "\\u0061": 2}', "duplicate_key"],
    ['{"a": NaN}', "non_finite_number"],
    ["[-Infinity]", "non_finite_number"],
    ["NaN", "non_finite_number"],
    ['{"a": 1e999}', "number_out_of_range"],
    ['{"a": 1e-999}', "number_out_of_range"],
    ['{"a": 1}\n{"a": 2}', "multiple_json"],
    ["```json\n{}\n```\n```json\n[]\n```", "multiple_json"],
  ])("tells what is wrong with %j", (text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  test.each([
    ['Sure! Here is the JSON:\n{"a": 1}', "prose"],
    ['{"a": 1}\nI hope that helps.', "prose"],
    ['यह रहा: {"a": 1}।', "prose"],
    ['Sure {friend}: {"a": 1}', "prose"],
    ['Here:\n```json\n{"a": 1}\n```', "prose"],
    ['```json\n{"a": 1}\n```', "fence"],
    ['```\n{"a": 1}```\n', "fence"],
    ['~~~json\r\n{"a": 1}\r\n~~~', "fence"],
  ])("finds the one value in %j", (text, wrapper) => {
    expect(read(text)).toEqual({ value: { a: 1 }, wrapper });
  });

  test("reads a scalar in a fence, and takes one in prose for prose", () => {
    expect(read("```\n42\n```")).toEqual({ value: 42, wrapper: "fence" });
    expect(fault('The answer is "42"')).toBe("not_json");
  });

  test("says where a text breaks, in characters and not code units", () => {
    expect(findJson('{"👩": 1,\n "क": oops}', limits)).toMatchObject({
      message: 'expected a value, got "o", at line 2, column 7',
    });
  });

  test("refuses what is too deep or too large, whatever it holds", () => {
    expect(fault("[".repeat(200_000))).toBe("too_deep");
    expect(fault(`${"[".repeat(65)}${"]".repeat(65)}`)).toBe("too_deep");
    expect(fault(`"${"a".repeat(1_000_000)}"`)).toBe("too_large");
  });

  test("accepts exactly the nesting allowed", () => {
    expect(fault(`${"[".repeat(64)}${"]".repeat(64)}`)).toBe(null);
  });

  test("keeps __proto__ as a key and pollutes nothing", () => {
    const found = read('{"__proto__": {"polluted": 1}, "constructor": 2}');
    expect(JSON.stringify(found)).toContain('{"__proto__":{"polluted":1},"constructor":2}');
    expect(({} as Record<string, unknown>)["polluted"]).toBe(undefined);
  });

  test("reads whatever JSON.stringify writes, as JSON.parse does", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        const found = findJson(text, limits);
        if (found.fault === "duplicate_key" || found.fault === "number_out_of_range") return;
        expect(found.fault).toBe(null);
        expect(JSON.stringify(found.fault === null && toPlain(found.node))).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });

  test("accepts no text as bare JSON that JSON.parse refuses", () => {
    const pieces = [
      "{",
      "}",
      "[",
      "]",
      '"a"',
      ":",
      ",",
      "1",
      "-",
      ".",
      "e",
      "true",
      " ",
      "\n",
      "\\",
      '"',
      "क",
      "\u0000",
    ];
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (sample) => {
        const found = findJson(sample, limits);
        if (found.fault === null && found.wrapper === "none") JSON.parse(sample);
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    ["{ ", 300_000],
    ['{"a ', 200_000],
    ["```\n", 200_000],
    [" ", 900_000],
    ["[1] ", 200_000],
    ['\\"', 400_000],
    ["[1,", 300_000],
  ])("reads %j a hundred thousand times over in linear time", (piece, times) => {
    const start = performance.now();
    fault("```\n" + piece.repeat(times));
    fault(piece.repeat(times));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
