import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../../fixtures/read-fixture.js";
import { lcsLength } from "./lcs-length.js";
import { lcsPositions } from "./lcs-positions.js";

describe("lcsLength", () => {
  test("agrees with rapidfuzz on every pair of the fixture", () => {
    const rows = readFixture<PairInput, { lcs_length?: number }>("edit.jsonl").filter(
      ({ expected }) => expected.lcs_length !== undefined,
    );
    expect(rows.length).toBe(399);
    for (const { id, input, expected } of rows) {
      const { prediction, reference } = textsOf(input);
      const length = lcsLength(Array.from(reference), Array.from(prediction));
      expect({ id, length }).toEqual({ id, length: expected.lcs_length });
    }
  });

  test.each([
    ["", "", 0],
    ["abc", "", 0],
    ["abcde", "ace", 3],
    ["ab".repeat(40), "ba".repeat(40), 79],
  ])("finds what %j and %j have in common", (left, right, length) => {
    expect(lcsLength([...left], [...right])).toBe(length);
    expect(lcsLength([...right], [...left])).toBe(length);
  });
});

describe("lcsPositions", () => {
  test("names items that the other sequence holds in the same order, as many as the length says", () => {
    const letters = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 90 });
    fc.assert(
      fc.property(letters, letters, (reference, output) => {
        const positions = lcsPositions(reference, output);
        expect(positions.length).toBe(lcsLength(reference, output));
        let from = output.length;
        let before = reference.length;
        for (const at of positions) {
          expect(at).toBeLessThan(before);
          before = at;
          from = from === 0 ? -1 : output.lastIndexOf(reference[at]!, from - 1);
          expect(from).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  // rouge_scorer.py, _backtrack_norec, whose table prefers passing over an item of the reference.
  test.each([
    ["ab", "ba", [0]],
    ["abcb", "bacb", [3, 2, 0]],
    ["xay", "ya", [1]],
  ])("takes the path of rouge-score through %j and %j", (reference, output, positions) => {
    expect(lcsPositions([...reference], [...output])).toEqual(positions);
  });
});
