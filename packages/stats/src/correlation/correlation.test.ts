import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { kendallTauB } from "./kendall-tau-b.js";
import { kendallTauC } from "./kendall-tau-c.js";
import { pearson } from "./pearson.js";
import { spearman } from "./spearman.js";

const rows = vectors("stats-correlation", "correlation");

describe("pearson", () => {
  test("agrees with scipy: value, p and Fisher's interval", () => {
    for (const { input, expected, tolerance } of rows) {
      const { value, test, interval } = pearson(input.x, input.y);
      expectNear([value, test.p], [expected.pearson.r, expected.pearson.p], tolerance);
      if (expected.pearson.ci95_fisher) {
        expectNear([interval.low, interval.high], expected.pearson.ci95_fisher, tolerance);
      }
    }
  });

  test("a line has no interval, nor have three pairs", () => {
    expect(pearson([1, 2, 3, 4], [2, 4, 6, 8])).toMatchObject({ value: 1, test: { p: 0 }, interval: { low: null } });
    expect(pearson([1, 2, 3], [1, 3, 2]).interval).toMatchObject({
      low: null,
      reason: "an interval of a correlation needs four pairs",
    });
  });

  test.each([
    [[], [], "there are no pairs"],
    [[1], [2], "one pair has no spread"],
    [[1, 2], [3, 3], "all values of y are equal"],
  ])("of %j and %j is undefined, with the reason", (x, y, reason) => {
    expect(pearson(x, y)).toMatchObject({ value: null, reason, test: { p: null, reason } });
    expect(spearman(x, y)).toMatchObject({ value: null, reason });
  });
});

describe("spearman", () => {
  test("agrees with scipy", () => {
    for (const { input, expected, tolerance } of rows) {
      const { value, test } = spearman(input.x, input.y);
      expectNear(value, expected.spearman.rho, tolerance);
      expectNear(test.p, expected.spearman.p_t ?? expected.spearman.p, tolerance);
    }
  });
});

describe("kendallTauB", () => {
  test("agrees with scipy, exact and asymptotic", () => {
    for (const { input, expected, tolerance } of rows) {
      const { tau, p_exact, p_asymptotic, p } = expected.kendall_b;
      expectNear(kendallTauB(input.x, input.y).value, tau, tolerance);
      if (p !== undefined) expectNear(kendallTauB(input.x, input.y).test.p, p, tolerance);
      if (p_exact !== undefined) expectNear(kendallTauB(input.x, input.y, "exact").test.p, p_exact, tolerance);
      if (p_asymptotic !== undefined) {
        expectNear(kendallTauB(input.x, input.y, "asymptotic").test.p, p_asymptotic, tolerance);
      }
    }
  });

  test("tau-c agrees with scipy", () => {
    for (const { input, expected, tolerance } of rows) {
      if (expected.kendall_c) expectNear(kendallTauC(input.x, input.y).value, expected.kendall_c.tau, tolerance);
    }
  });

  test("100,000 pairs take no quadratic time", () => {
    const x = Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 100_003);
    const y = x.map((value) => Math.floor(value / 7) + (value % 5000));
    const start = performance.now();
    expect(kendallTauB(x, y).value).toBeGreaterThan(0.5);
    expect(performance.now() - start).toBeLessThan(5000);
  });

  test("an exact test with ties throws", () => {
    expect(() => kendallTauB([1, 1, 2], [1, 2, 3], "exact")).toThrow("an exact test needs lists without ties");
  });
});
