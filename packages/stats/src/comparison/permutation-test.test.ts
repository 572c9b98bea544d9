import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { permutationTest } from "./permutation-test.js";
import { welchTTest } from "./welch-t-test.js";

describe("permutationTest", () => {
  test("agrees with scipy where all arrangements are looked at", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "independent_permutation_exact")) {
      for (const alternative of ["two-sided", "greater", "less"] as const) {
        expectNear(permutationTest(input.a, input.b, { alternative }).p, expected[alternative], tolerance);
      }
    }
  });

  test("random arrangements come near Welch's test for many values", () => {
    const a = Array.from({ length: 40 }, (_, i) => Math.sin(7 * i));
    const b = Array.from({ length: 50 }, (_, i) => Math.sin(5 * i + 1) + 0.25);
    const { p, method } = permutationTest(a, b);
    expect(method).toBe("permutation-monte-carlo");
    expect(p).toBeCloseTo(welchTTest(a, b).p!, 1);
  });

  test("a sample without values has no p", () => {
    expect(permutationTest([], [1])).toMatchObject({ p: null, reason: "a sample has no values" });
  });
});
