import { describe, expect, test } from "vitest";
import { expectNear, type Vector, vectors } from "../../test/vectors.js";
import { binomialCdf } from "./binomial-cdf.js";
import { binomialPmf } from "./binomial-pmf.js";
import { binomialUpper } from "./binomial-upper.js";
import { chiSquaredUpper } from "./chi-squared-upper.js";
import { incompleteBeta } from "./incomplete-beta.js";
import { incompleteBetaInverse } from "./incomplete-beta-inverse.js";
import { incompleteGamma } from "./incomplete-gamma.js";
import { logGamma } from "./log-gamma.js";
import { normalCdf } from "./normal-cdf.js";
import { normalQuantile } from "./normal-quantile.js";
import { tCdf } from "./t-cdf.js";
import { tQuantile } from "./t-quantile.js";
import { tTwoSided } from "./t-two-sided.js";

// fixtures/numeric.jsonl and stats-misc.jsonl: scipy 1.17.1.
const measures: Record<string, (input: Vector["input"]) => number | number[]> = {
  log_gamma: ({ x }) => logGamma(x),
  incomplete_beta: ({ x, a, b }) => incompleteBeta(x, a, b),
  incomplete_beta_inverse: ({ p, a, b }) => incompleteBetaInverse(p, a, b),
  normal_cdf: ({ z }) => normalCdf(z),
  normal_quantile: ({ p }) => normalQuantile(p),
  t_cdf: ({ t, df }) => tCdf(t, df),
  t_quantile: ({ p, df }) => tQuantile(p, df),
  incomplete_gamma: ({ x, a }) => {
    const { lower, upper } = incompleteGamma(x, a);
    return [lower, upper];
  },
  binomial: ({ k, n, p }) => [binomialPmf(k, n, p), binomialCdf(k, n, p), binomialUpper(k, n, p)],
};

describe("special functions", () => {
  test.each(Object.keys(measures))("%s keeps its digits from one end of its range to the other", (metric) => {
    for (const { id, input, expected, tolerance } of vectors("numeric", metric)) {
      const actual = [measures[metric]!(input)].flat();
      for (const [index, value] of [expected].flat().entries()) {
        const relative = Math.abs(actual[index]! - value) / (Math.abs(value) || 1);
        expect(relative, id).toBeLessThanOrEqual(tolerance);
      }
    }
  });

  test("normalCdf gives both tails", () => {
    for (const { input, expected, tolerance } of vectors("stats-misc", "norm_cdf")) {
      expectNear([normalCdf(input.x), normalCdf(-input.x)], [expected.cdf, expected.sf], tolerance);
    }
  });

  test("normalQuantile inverts normalCdf", () => {
    for (const { input, expected, tolerance } of vectors("stats-misc", "norm_ppf")) {
      expectNear(normalQuantile(input.p), expected.x, tolerance);
    }
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  test("incompleteBeta and its inverse agree with scipy", () => {
    for (const { input, expected, tolerance } of vectors("stats-misc", "betainc_regularized")) {
      const { a, b, x } = input;
      expectNear(
        [incompleteBeta(x, a, b), incompleteBetaInverse(x, a, b)],
        [expected.cdf, expected.ppf_of_x],
        tolerance,
      );
    }
  });

  test("tCdf and the two-sided p agree with scipy", () => {
    for (const { input, expected, tolerance } of vectors("stats-misc", "t_cdf")) {
      const { t, df } = input;
      expectNear([tCdf(t, df), tTwoSided(t, df)], [expected.cdf, expected.two_sided_p], tolerance);
    }
  });

  test("chiSquaredUpper agrees with scipy", () => {
    for (const { input, expected, tolerance } of vectors("stats-misc", "chi2_sf")) {
      expectNear(chiSquaredUpper(input.x, input.df), expected.sf, tolerance);
    }
  });

  test("quantiles at the ends are the ends", () => {
    expect([incompleteBetaInverse(0, 2, 3), incompleteBetaInverse(1, 2, 3)]).toEqual([0, 1]);
    expect([tQuantile(0, 3), tQuantile(1, 3)]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  test.each([
    ["x must be above 0, got 0", () => logGamma(0)],
    ["a must be above 0, got -1", () => incompleteBeta(0.5, -1, 1)],
    ["x must be between 0 and 1, got 1.5", () => incompleteBeta(1.5, 1, 1)],
    ["p must be between 0 and 1, got NaN", () => normalQuantile(Number.NaN)],
    ["degrees of freedom must be above 0, got 0", () => tCdf(1, 0)],
    ["successes must be at most n = 3, got 4", () => binomialPmf(4, 3, 0.5)],
  ])("a call outside the range throws: %s", (message, call) => {
    expect(call).toThrow(message);
  });
});
