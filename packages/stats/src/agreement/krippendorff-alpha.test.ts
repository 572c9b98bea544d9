import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { krippendorffAlpha, type MeasurementLevel } from "./krippendorff-alpha.js";

describe("krippendorffAlpha", () => {
  test("agrees with the coincidence-matrix formula at every level of measurement", () => {
    for (const { input, expected, tolerance } of vectors("stats-agreement", "krippendorff_alpha")) {
      for (const [level, alpha] of Object.entries(expected)) {
        expectNear(krippendorffAlpha(input.data, level as MeasurementLevel).value, alpha, tolerance);
      }
    }
  });

  test("gives the values of the example in Wikipedia: 3 coders, 15 units, ratings missing", () => {
    const _ = null;
    const coders = [
      [_, _, _, _, _, 3, 4, 1, 2, 1, 1, 3, 3, _, 3],
      [1, _, 2, 1, 3, 3, 4, 3, _, _, _, _, _, _, _],
      [_, _, 2, 1, 3, 4, 4, _, 2, 1, 1, 3, 3, _, 4],
    ];
    expectNear(krippendorffAlpha(coders).value, 0.691358, 5e-7);
    expectNear(krippendorffAlpha(coders, "ordinal").value, 0.806721, 5e-7);
    expectNear(krippendorffAlpha(coders, "interval").value, 0.810845, 5e-7);
    expect(krippendorffAlpha(coders)).toMatchObject({ units: 12, ratings: 26 });
  });

  test("nominal ratings may be words", () => {
    const numbers = [
      [1, 2, 2, 1],
      [1, 2, 1, 1],
    ];
    const words = numbers.map((row) => row.map((value) => (value === 1 ? "हाँ" : "नहीं")));
    expect(krippendorffAlpha(words).value).toBe(krippendorffAlpha(numbers).value);
    expect(() => krippendorffAlpha(words, "ordinal")).toThrow("must be a finite number");
  });

  test.each([
    [
      [
        [1, null],
        [null, 2],
      ],
      "no unit has two ratings",
    ],
    [
      [
        [1, 1],
        [1, 1],
      ],
      "all ratings are equal",
    ],
    [[], "no unit has two ratings"],
  ])("of %j is undefined, with the reason", (raters, reason) => {
    expect(krippendorffAlpha(raters)).toMatchObject({ value: null, reason });
  });
});
