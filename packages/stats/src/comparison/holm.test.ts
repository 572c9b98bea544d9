import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { benjaminiHochberg } from "./benjamini-hochberg.js";
import { benjaminiYekutieli } from "./benjamini-yekutieli.js";
import { bonferroni } from "./bonferroni.js";
import { holm } from "./holm.js";

describe("adjusted p values", () => {
  test("agree with statsmodels", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "multiple_comparisons")) {
      expectNear(bonferroni(input.p), expected.bonferroni, tolerance);
      expectNear(holm(input.p), expected.holm, tolerance);
      expectNear(benjaminiHochberg(input.p), expected.benjamini_hochberg, tolerance);
      expectNear(benjaminiYekutieli(input.p), expected.benjamini_yekutieli, tolerance);
    }
  });

  test("of nothing are nothing", () => {
    for (const adjust of [bonferroni, holm, benjaminiHochberg, benjaminiYekutieli]) expect(adjust([])).toEqual([]);
  });

  test("what is not a probability throws", () => {
    expect(() => holm([0.5, 2])).toThrow("p[1] must be between 0 and 1, got 2");
  });
});
