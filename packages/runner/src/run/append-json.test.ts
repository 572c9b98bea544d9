import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appendJson } from "./append-json.js";
import { LineBuffer } from "./line-buffer.js";

function jsonOf(value: unknown): string {
  const lines = new LineBuffer();
  lines.append("before ");
  appendJson(lines, value);
  return Buffer.from(lines.take()).toString("utf8").slice("before ".length);
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe("appendJson", () => {
  test("writes what JSON.stringify writes of whatever JSON holds", () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 5, noUnicodeString: false }),
      fc.dictionary(fc.constantFrom("missingWords", "दिल्ली", "1", "", "__proto__", "\ud800"), fc.jsonValue()),
    );
    fc.assert(
      fc.property(value, (given) => {
        expect(jsonOf(given)).toBe(JSON.stringify(given));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    0,
    -0,
    1,
    9,
    10,
    99,
    100,
    65_535,
    999_999_999,
    4_294_967_295,
    9_999_999_999,
    10_000_000_000,
    1e21,
    -1,
    0.1,
    1e-7,
    Number.MAX_SAFE_INTEGER,
    Number.MIN_VALUE,
  ])("writes the number %d as JSON does", (value) => {
    expect(jsonOf([value])).toBe(JSON.stringify([value]));
  });

  test("writes the same text again and again, short or long", () => {
    const texts = ["गंगा", "\ud800", 'a "b"\n', "क".repeat(65)];
    for (let time = 0; time < 3; time++) expect(jsonOf(texts)).toBe(JSON.stringify(texts));
  });

  test.each([
    [{ left: undefined, date: new Date(0), number: Number.NaN }],
    [[undefined, () => 1, Symbol("a")]],
    [{ toJSON: () => "own" }],
    [{ deep: Object.assign([1], { toJSON: () => "own" }) }],
    [Object.defineProperty({ a: 1 }, "toJSON", { value: () => ({ hidden: true }) })],
    [new Map([["a", 1]])],
    [{ deep: [{ infinite: Number.NEGATIVE_INFINITY }] }],
    [nested(100)],
    [Object.assign(Object.create(null), { a: 1 })],
  ])("writes what is no JSON as JSON.stringify does", (value) => {
    expect(jsonOf(value)).toBe(JSON.stringify(value));
  });

  test("throws where JSON.stringify does", () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(() => jsonOf(circle)).toThrow(/circular/i);
    expect(() => jsonOf({ big: 1n })).toThrow(/BigInt/);
  });

  test.each([undefined, () => 1, { toJSON: () => undefined }])("throws where JSON.stringify gives nothing", (value) => {
    expect(JSON.stringify(value)).toBe(undefined);
    expect(() => jsonOf(value)).toThrow("JSON has no form for it");
  });
});
