import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frozenCopy } from "./frozen-copy.js";

const isFrozenBelow = (value: unknown): boolean =>
  typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozenBelow));

describe("frozenCopy", () => {
  test("is equal to the original, frozen all the way down, and leaves the original alone", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (original) => {
        const copy = frozenCopy(original);
        expect(copy).toEqual(original);
        expect(isFrozenBelow(copy)).toBe(true);
        expect(Object.isFrozen(original)).toBe(false);
      }),
    );
  });
});
