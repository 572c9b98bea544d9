import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textFrom } from "./text-from.js";

describe("textFrom", () => {
  test.each(["", " ", "दिल्ली", "क\u200Dष", "\uD800", '{"a":1}'])("leaves the text %j as it is", (text) => {
    expect(textFrom(text, "output")).toBe(text);
  });

  test.each([
    [0, "0"],
    [-1.5, "-1.5"],
    [true, "true"],
    [[], "[]"],
    [["दिल्ली", 1], '["दिल्ली",1]'],
    [{ b: 1, a: null }, '{"b":1,"a":null}'],
  ])("writes %j as JSON text, keys in their own order", (value, text) => {
    expect(textFrom(value, "output")).toBe(text);
  });

  test.each([
    [null, "null"],
    [undefined, "undefined"],
    [Number.NaN, "null"],
    [{ at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
    [{ a: undefined }, "{}"],
    [new Map([["a", 1]]), "{}"],
    [1n, "1"],
  ])("refuses %o, which JSON cannot carry", (value, shown) => {
    expect(() => textFrom(value, "outputs")).toThrow(
      expect.objectContaining({
        code: "invalid-input",
        message: `outputs must be text or plain JSON, got ${shown}; make the case yourself with the option toCase`,
      }),
    );
  });

  test("gives text that parses to the same value", () => {
    const value = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(value, (json) => {
        expect(JSON.stringify(JSON.parse(textFrom(json, "output")))).toBe(JSON.stringify(json));
      }),
    );
  });
});
