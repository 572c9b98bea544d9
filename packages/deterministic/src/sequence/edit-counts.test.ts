import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editCounts } from "./edit-counts.js";
import { editDistance } from "./edit-distance.js";

const counts = (reference: string, output: string) => editCounts([...reference], [...output]);

describe("editCounts", () => {
  // rapidfuzz 3.14.6, distance.Levenshtein.editops(reference, output)
  test.each([
    ["", "", { hits: 0, substitutions: 0, insertions: 0, deletions: 0 }],
    ["abc", "", { hits: 0, substitutions: 0, insertions: 0, deletions: 3 }],
    ["", "abc", { hits: 0, substitutions: 0, insertions: 3, deletions: 0 }],
    ["abc", "abc", { hits: 3, substitutions: 0, insertions: 0, deletions: 0 }],
    ["ab", "ba", { hits: 1, substitutions: 0, insertions: 1, deletions: 1 }],
    ["aab", "bbaa", { hits: 2, substitutions: 0, insertions: 2, deletions: 1 }],
    ["abcd", "dacb", { hits: 2, substitutions: 1, insertions: 1, deletions: 1 }],
    [
      "abcdefghijklmnopqrstuvwxyz".repeat(3),
      "bcdefghijklmnopqrstuvwxyza".repeat(3),
      { hits: 77, substitutions: 0, insertions: 1, deletions: 1 },
    ],
  ])("takes rapidfuzz's alignment of %j and %j", (reference, output, expected) => {
    expect(counts(reference, output)).toEqual(expected);
  });

  test("accounts for every item of both sides at the cost of the edit distance", () => {
    const letters = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 100 });
    fc.assert(
      fc.property(letters, letters, (reference, output) => {
        const { hits, substitutions, insertions, deletions } = editCounts(reference, output);
        expect(hits + substitutions + deletions).toBe(reference.length);
        expect(hits + substitutions + insertions).toBe(output.length);
        expect(substitutions + insertions + deletions).toBe(editDistance(reference, output));
      }),
    );
  });
});
