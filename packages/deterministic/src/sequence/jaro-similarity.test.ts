import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../../fixtures/read-fixture.js";
import { jaroSimilarity } from "./jaro-similarity.js";

const similarity = (left: string, right: string) => jaroSimilarity(Array.from(left), Array.from(right)).similarity;

describe("jaroSimilarity", () => {
  test("agrees with rapidfuzz on every pair of the fixture", () => {
    const rows = readFixture<PairInput, { jaro: number }>("edit.jsonl");
    expect(rows.length).toBe(399);
    for (const { id, input, expected } of rows) {
      const { prediction, reference } = textsOf(input);
      expect(similarity(reference, prediction), id).toBeCloseTo(expected.jaro, 12);
    }
  });

  // Winkler's own examples; the last ones from rapidfuzz 3.14.6.
  test.each([
    ["MARTHA", "MARHTA", 17 / 18],
    ["DWAYNE", "DUANE", 37 / 45],
    ["DIXON", "DICKSONX", 23 / 30],
    ["", "", 1],
    ["", "a", 0],
    ["a", "a", 1],
    ["ab", "ba", 0],
  ])("scores %j and %j", (left, right, expected) => {
    expect(similarity(left, right)).toBeCloseTo(expected, 12);
  });
});
