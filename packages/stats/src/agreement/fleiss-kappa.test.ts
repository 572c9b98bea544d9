import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { countRatings } from "./count-ratings.js";
import { fleissKappa } from "./fleiss-kappa.js";

describe("fleissKappa", () => {
  test("agrees with statsmodels", () => {
    for (const { input, expected, tolerance } of vectors("stats-agreement", "fleiss_kappa")) {
      expectNear(fleissKappa(input.table).value, expected.kappa, tolerance);
    }
  });

  test("gives .2099 for the example of Fleiss 1971 in Wikipedia: 14 raters, 10 items, 5 labels", () => {
    const counts = [
      [0, 0, 0, 0, 14],
      [0, 2, 6, 4, 2],
      [0, 0, 3, 5, 6],
      [0, 3, 9, 2, 0],
      [2, 2, 8, 1, 1],
      [7, 7, 0, 0, 0],
      [3, 2, 6, 3, 0],
      [2, 5, 3, 2, 2],
      [6, 5, 2, 1, 0],
      [0, 2, 2, 3, 7],
    ];
    expectNear(fleissKappa(counts).value, 0.209931, 5e-7);
  });

  test("counts ratings first", () => {
    const { counts } = countRatings([
      ["PASS", "PASS"],
      ["FAIL", "FAIL"],
    ]);
    expect(fleissKappa(counts).value).toBe(1);
  });

  test("another number of raters throws", () => {
    expect(() =>
      fleissKappa([
        [2, 1],
        [1, 1],
      ]),
    ).toThrow("every item must have 3 ratings, as the first has, got 2");
  });

  test("one rater has nobody to agree with", () => {
    expect(fleissKappa([[1, 0]])).toMatchObject({ value: null, reason: "agreement needs two raters" });
    expect(fleissKappa([])).toMatchObject({ value: null, reason: "there are no items" });
  });
});
