import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isJson, MAX_JSON_DEPTH } from "./json.js";

class Point {
  x = 1;
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe("isJson", () => {
  test.each(["", "गंगा", "\uD800", 0, -1.5, true, null, [], {}, [null], { matched: ["गंगा"], at: 3 }])(
    "accepts %j",
    (value) => {
      expect(isJson(value)).toBe(true);
    },
  );

  test("accepts an object without a prototype", () => {
    expect(isJson(Object.assign(Object.create(null), { a: 1 }))).toBe(true);
  });

  test.each([
    [undefined],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1n],
    [Symbol("a")],
    [() => 1],
    [new Date(0)],
    [new Map()],
    [new Set()],
    [new Point()],
    [/a/],
    [new Float32Array(1)],
    [{ a: undefined }],
    [[undefined]],
    [{ deep: [{ score: Number.NaN }] }],
    // biome-ignore lint/suspicious/noSparseArray: a hole is read as undefined
    [[1, , 2]],
  ])("refuses %o, which would not come back unchanged", (value) => {
    expect(isJson(value)).toBe(false);
  });

  test("refuses a circle instead of overflowing the stack", () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(isJson(circle)).toBe(false);
  });

  test("refuses a record that leads back to itself by two ways, without following all ways of going round", () => {
    const family: Record<string, unknown> = {};
    Object.assign(family, { parent: family, child: family });
    expect(isJson(family)).toBe(false);
  });

  test("accepts the greatest depth and refuses the next", () => {
    expect(isJson(nested(MAX_JSON_DEPTH))).toBe(true);
    expect(isJson(nested(MAX_JSON_DEPTH + 1))).toBe(false);
  });

  test("accepts whatever JSON.parse gives", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 10 }), (text) => {
        expect(isJson(JSON.parse(text))).toBe(true);
      }),
    );
  });

  test("accepts only what comes back unchanged", () => {
    const values = [
      fc.boolean(),
      fc.double().filter((number) => !Object.is(number, -0)),
      fc.string(),
      fc.constantFrom(null, undefined),
    ];
    const anything = fc.anything({ values, withBigInt: true, withDate: true, withMap: true, withTypedArray: true });
    fc.assert(
      fc.property(anything, (value) => {
        fc.pre(isJson(value));
        expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      }),
    );
  });
});
