import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../../fixtures/read-fixture.js";
import { editDistance } from "./edit-distance.js";
import { splitUnits } from "./text-units.js";

interface Edits {
  readonly levenshtein: number;
  readonly levenshtein_graphemes?: number;
  readonly graphemes?: readonly [reference: number, prediction: number];
}

const letters = fc.array(fc.constantFrom("a", "b", "क"), { maxLength: 80 });

describe("editDistance", () => {
  const rows = readFixture<PairInput, Edits>("edit.jsonl");

  test("agrees with rapidfuzz on the code points of every pair of the fixture", () => {
    expect(rows.length).toBe(399);
    for (const { id, input, expected } of rows) {
      const { prediction, reference } = textsOf(input);
      const edits = editDistance(splitUnits(reference, "code-point"), splitUnits(prediction, "code-point"));
      expect({ id, edits }).toEqual({ id, edits: expected.levenshtein });
    }
  });

  test("agrees with rapidfuzz on the graphemes of every pair that has them", () => {
    const withGraphemes = rows.filter(({ expected }) => expected.graphemes !== undefined);
    expect(withGraphemes.length).toBe(396);
    for (const { id, input, expected } of withGraphemes) {
      const { prediction, reference } = textsOf(input);
      const [left, right] = [splitUnits(reference, "grapheme"), splitUnits(prediction, "grapheme")];
      const actual = { id, graphemes: [left.length, right.length], edits: editDistance(left, right) };
      expect(actual).toEqual({ id, graphemes: expected.graphemes, edits: expected.levenshtein_graphemes });
    }
  });

  test.each([
    ["", "", 0],
    ["", "abc", 3],
    ["kitten", "sitting", 3],
    ["aaaa", "aa", 2],
    ["a".repeat(40), `${"a".repeat(20)}b${"a".repeat(20)}`, 1],
    ["abc".repeat(30), "cab".repeat(30), 2],
  ])("finds the distance of %j and %j", (left, right, distance) => {
    expect(editDistance([...left], [...right])).toBe(distance);
  });

  test("does not depend on the order", () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
      }),
    );
  });

  test("is no longer by way of a third text", () => {
    fc.assert(
      fc.property(letters, letters, letters, (a, b, c) => {
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });

  test("lies between the difference of the lengths and the longer length", () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});
