import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { pairedPermutationTest } from "./paired-permutation-test.js";

describe("pairedPermutationTest", () => {
  test("agrees with scipy where all arrangements are looked at", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "paired_permutation_exact")) {
      for (const alternative of ["two-sided", "greater", "less"] as const) {
        const options = { alternative, tieTolerance: 1e-14 };
        const { p, difference } = pairedPermutationTest(input.a, input.b, options);
        expectNear([p, difference], [expected[alternative], expected.statistic], tolerance);
      }
    }
  });

  test("agrees with scipy within Monte Carlo error", () => {
    for (const { input, expected, tolerance } of vectors("stats-tests", "paired_permutation_mc")) {
      const { p, difference, permutations } = pairedPermutationTest(input.a, input.b, { seed: 1 });
      expectNear(p, expected.p, tolerance);
      expectNear(difference, expected.statistic, 1e-12);
      expect(permutations).toBe(10000);
    }
  });

  test("sums that are equal but for rounding are ties", () => {
    // In hundredths: -74 + 36 + 38 = 0, so turning those three round gives the same sum of 2 once more.
    const decimals = [-0.74, 0.36, 0.07, 0.38, -0.05];
    const whole = [-74, 36, 7, 38, -5];
    for (const alternative of ["greater", "less"] as const) {
      const { p } = pairedPermutationTest(decimals, Array(5).fill(0), { alternative });
      expect(p).toBe(pairedPermutationTest(whole, Array(5).fill(0), { alternative }).p);
    }
  });

  test("random arrangements agree with all of them", () => {
    const a = Array.from({ length: 17 }, (_, i) => Math.sin(i) + 0.2);
    const b = a.map((value, i) => value - 0.1 - 0.3 * Math.cos(3 * i));
    const all = pairedPermutationTest(a.slice(0, 16), b.slice(0, 16));
    // A pair that differs by next to nothing makes 17, too many for all arrangements, and changes p by next to nothing.
    const some = pairedPermutationTest([...a.slice(0, 16), 1e-9], [...b.slice(0, 16), 0], { resamples: 40000 });
    expect([all.method, some.method]).toEqual(["paired-permutation-exact", "paired-permutation-monte-carlo"]);
    expect(Math.abs(all.p! - some.p!)).toBeLessThan(0.01);
  });

  test("pairs of one cluster change sides together", () => {
    const clusters = ["a", "a", "b", "b"];
    expect(pairedPermutationTest([1, 1, 1, 1], [0, 0, 0, 0]).p).toBe(2 / 16);
    expect(pairedPermutationTest([1, 1, 1, 1], [0, 0, 0, 0], { clusters }).p).toBe(2 / 4);
  });

  test("no differences are no evidence", () => {
    expect(pairedPermutationTest([1, 2], [1, 2]).p).toBe(1);
  });
});
