import type { Json } from "@eval/core";
import { describe, expect, test } from "vitest";
import { faultInJson } from "./check-json.js";

const nested = (depth: number) => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

describe("faultInJson", () => {
  test.each<Json>([null, "x", 1, [], {}, { constructor: 1, prototype: [{ toString: null }] }])(
    "finds nothing wrong with %j",
    (value) => {
      expect(faultInJson(value)).toBeNull();
    },
  );

  test("takes 64 levels and no more, however many more there are", () => {
    expect(faultInJson(nested(64))).toBeNull();
    expect(faultInJson(nested(65))).toContain("values must be nested at most 64 deep, got more at [0][0]");
    expect(faultInJson(nested(200_000))).toContain("values must be nested at most 64 deep");
  });

  test("names the place of a key that would become a prototype", () => {
    expect(faultInJson(JSON.parse('{"a":[{"\\u005f_proto__":{"polluted":1}}]}'))).toBe(
      "key must not be __proto__, which changes what copies inherit, got it at a[0].__proto__; rename it",
    );
  });

  test("names the place of a number that is too large", () => {
    expect(faultInJson(JSON.parse('{"a":{"b":1e999}}'))).toBe("number must be finite, got a larger one at a.b");
  });
});
