import { describe, expect, test } from "vitest";
import { bounds, expectNear, vectors } from "../../test/vectors.js";
import { Moments } from "../moments/moments.js";
import { agrestiCoullInterval } from "./agresti-coull-interval.js";
import { clopperPearsonInterval } from "./clopper-pearson-interval.js";
import { jeffreysInterval } from "./jeffreys-interval.js";
import { tInterval } from "./t-interval.js";
import { tIntervalOfSummary } from "./t-interval-of-summary.js";
import { tIntervalOfSums } from "./t-interval-of-sums.js";
import { waldInterval } from "./wald-interval.js";
import { wilsonCorrectedInterval } from "./wilson-corrected-interval.js";
import { wilsonInterval } from "./wilson-interval.js";

// The keys are those of fixtures/stats-intervals.jsonl: statsmodels 0.15.0, scipy 1.17.1.
const methods = {
  wilson: wilsonInterval,
  wilson_cc: wilsonCorrectedInterval,
  clopper_pearson: clopperPearsonInterval,
  jeffreys: jeffreysInterval,
  agresti_coull: agrestiCoullInterval,
  normal: waldInterval,
};

describe.each(Object.entries(methods))("interval of a rate: %s", (name, interval) => {
  test("agrees with statsmodels", () => {
    for (const { input, params, expected, tolerance } of vectors("stats-intervals", "proportion_interval")) {
      const actual = bounds(interval(input.successes, input.n, params.level));
      // One row lacks the upper end: 1 of 1 has 1 there.
      expectNear(actual.slice(0, expected[name].length), expected[name], tolerance);
    }
  });

  test("failures mirror successes", () => {
    for (const [successes, n] of [
      [0, 7],
      [3, 20],
      [50, 50],
      [1, 100000],
    ] as const) {
      const { low, high } = interval(successes, n);
      const mirrored = interval(n - successes, n);
      expectNear([1 - high!, 1 - low!], bounds(mirrored), 1e-14);
    }
  });

  test("no trials have no interval", () => {
    expect(interval(0, 0)).toMatchObject({ low: null, high: null, reason: "there are no trials" });
  });

  test.each([
    ["successes must be at most n = 2, got 3", [3, 2, 0.95]],
    ["n must be a whole number from 0, got 2.5", [1, 2.5, 0.95]],
    ["level must be between 0 and 1, such as 0.95, got 95", [1, 2, 95]],
  ])("throws: %s", (message, [successes, n, level]) => {
    expect(() => interval(successes!, n!, level)).toThrow(message);
  });
});

describe("wilsonInterval", () => {
  // scipy 1.17.1, to six digits.
  test.each([
    [8, 10, 0.490162, 0.943318],
    [0, 30, 0, 0.113513],
    [30, 30, 0.886487, 1],
    [27, 30, 0.743789, 0.9654],
    [40, 44, 0.788408, 0.964078],
    [339, 356, 0.924864, 0.969975],
    [20, 44, 0.317052, 0.599338],
    [18, 19, 0.753613, 0.990648],
  ])("%i of %i is %f to %f", (successes, n, low, high) => {
    expectNear(bounds(wilsonInterval(successes, n)), [low, high], 6e-7);
  });

  test("is exact at the ends", () => {
    expect([wilsonInterval(0, 30).low, wilsonInterval(30, 30).high]).toEqual([0, 1]);
  });

  // Half-widths at a rate of .8 for planning.
  test.each([
    [30, 0.139],
    [50, 0.109],
    [100, 0.078],
    [200, 0.055],
    [500, 0.035],
    [1000, 0.025],
  ])("is ± at 24 of 30 and the like: n = %i, %f", (n, half) => {
    const { low, high } = wilsonInterval(0.8 * n, n);
    expect((high! - low!) / 2).toBeCloseTo(half, 3);
  });
});

describe("clopperPearsonInterval", () => {
  test.each([
    [10, 0.2589],
    [30, 0.095],
    [50, 0.0582],
    [100, 0.0295],
    [300, 0.0099],
  ])("gives the rule of three one-sided: 0 of %i is below %f", (n, high) => {
    expect(clopperPearsonInterval(0, n, 0.9).high).toBeCloseTo(high, 4);
  });
});

describe("tInterval", () => {
  test("agrees with scipy", () => {
    for (const { input, params, expected, tolerance } of vectors("stats-intervals", "t_interval_mean")) {
      expectNear(bounds(tInterval(input.data, params.level)), expected.interval, tolerance);
      const { mean, sd } = expected;
      const summary = { n: input.data.length, mean, standardDeviation: sd };
      expectNear(bounds(tIntervalOfSummary(summary, params.level)), expected.interval, tolerance);
      const sums = { n: 5, sum: 5 * mean, sumOfSquares: 4 * sd ** 2 + 5 * mean ** 2 };
      expectNear(bounds(tIntervalOfSums(sums)), expected.interval, tolerance);
    }
  });

  test("shards merged in any order give the same digits", () => {
    const values = [0.1, 0.7, 0.2, 0.9, 0.35];
    const merged = new Moments(values.slice(3)).merge(new Moments(values.slice(0, 3)));
    expect(tInterval(merged)).toEqual(tInterval(values));
  });

  test.each([
    [[], "there are no values"],
    [[1], "one value has no spread"],
    [[1, 1, 1], "all 3 values are equal, so their spread says nothing about the mean"],
  ])("of %j has a reason instead", (values, reason) => {
    expect(tInterval(values)).toEqual({ level: 0.95, method: "t", low: null, high: null, reason });
  });

  test("sums that no values can have throw", () => {
    expect(() => tIntervalOfSums({ n: 2, sum: 4, sumOfSquares: 1 })).toThrow(
      "sum of squares must be at least sum² / n = 8, got 1",
    );
  });
});
