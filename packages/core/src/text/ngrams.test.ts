import { countOverlap, ngrams } from "@eval/core/text";
import { describe, expect, test } from "vitest";

describe("ngrams", () => {
  test.each([
    [
      ["a", "b", "c"],
      2,
      [
        ["a", "b"],
        ["b", "c"],
      ],
    ],
    [["a", "b", "c"], 3, [["a", "b", "c"]]],
    [["a"], 2, []],
    [[], 1, []],
  ])("of %j and %d", (items, n, expected) => expect(ngrams(items, n)).toEqual(expected));

  test.each([0, -1, 1.5, Number.NaN])("throws for n = %d", (n) => {
    expect(() => ngrams(["a"], n)).toThrow("n of an n-gram must be a whole number from 1, got");
  });
});

describe("countOverlap", () => {
  test.each([
    [[], [], 0],
    [["no", "no", "no"], ["no"], 1],
    [["no"], ["no", "no"], 1],
    [["a", "b", "a"], ["a", "a", "c"], 2],
    [["दान"], ["दिन"], 0],
  ])("of %j and %j is %d", (left, right, expected) => {
    expect(countOverlap(left, right)).toBe(expected);
    expect(countOverlap(right, left)).toBe(expected);
  });
});
