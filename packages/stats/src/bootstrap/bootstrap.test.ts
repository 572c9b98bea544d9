import { describe, expect, test } from "vitest";
import { bounds, expectNear, type Vector, vectors } from "../../test/vectors.js";
import { basicInterval } from "./basic-interval.js";
import { bcaInterval } from "./bca-interval.js";
import { bootstrapInterval } from "./bootstrap-interval.js";
import { bootstrapMean } from "./bootstrap-mean.js";
import { bootstrapReplicates } from "./bootstrap-replicates.js";
import { percentileInterval } from "./percentile-interval.js";
import { quantile } from "./quantile.js";
import type { QuantileMethod } from "./quantile-of-sorted.js";

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanOf = (values: readonly number[]) => (indices: readonly number[]) => mean(indices.map((i) => values[i]!));
const without = (values: readonly number[]) => values.map((_, left) => mean(values.filter((__, at) => at !== left)));

const dataOf = ({ data, a, b }: Vector["input"]): number[] => data ?? b.map((value: number, i: number) => value - a[i]);

describe("quantile", () => {
  test("agrees with numpy for every method", () => {
    for (const { input, params, expected, tolerance } of vectors("stats-intervals", "percentile")) {
      for (const [method, values] of Object.entries(expected)) {
        const actual = params.q.map((q: number) => quantile(input.data, q / 100, method as QuantileMethod).value);
        expectNear(actual, values, tolerance);
      }
    }
  });

  test("does not sort the caller's list", () => {
    expect(quantile(Object.freeze([3, 1, 2]), 1).value).toBe(3);
  });

  test("of nothing has a reason", () => {
    expect(quantile([], 0.5)).toEqual({ value: null, reason: "there are no values" });
  });
});

// fixtures/stats-intervals.jsonl: scipy 1.17.1, scipy.stats.bootstrap on the same resamples.
const given = ["bootstrap_mean_given_indices", "bootstrap_paired_difference_given_indices"];
describe("intervals of given resamples", () => {
  test.each(given)("%s: all three methods agree with scipy", (metric) => {
    for (const { input, params, expected, tolerance } of vectors("stats-intervals", metric)) {
      const data = dataOf(input);
      const replicates = input.indices.map(meanOf(data));
      expectNear(bounds(percentileInterval(replicates, params.level)), expected.percentile, tolerance);
      expectNear(bounds(basicInterval(replicates, mean(data), params.level)), expected.basic, tolerance);
      const bca = bcaInterval(replicates, mean(data), [without(data)], params.level);
      expectNear(bounds(bca), expected.BCa, tolerance);
    }
  });

  test("percentiles of kappa replicates agree with numpy", () => {
    for (const { input, expected, tolerance } of vectors("stats-seed004", "percentile_of_replicates")) {
      expectNear(bounds(percentileInterval(input.values)), [expected.lo, expected.hi], tolerance);
    }
  });

  test("undefined resamples are counted and left out", () => {
    const replicates = [...Array.from({ length: 99 }, (_, i) => i), null];
    expect(percentileInterval(replicates, 0.5)).toEqual({
      level: 0.5,
      method: "bootstrap-percentile",
      low: 24.5,
      high: 73.5,
      resamples: 100,
      undefinedResamples: 1,
    });
  });

  test("more than 5 % undefined resamples leave no interval", () => {
    const replicates = [...Array.from({ length: 94 }, (_, i) => i), ...Array(6).fill(null)];
    expect(percentileInterval(replicates)).toMatchObject({
      low: null,
      high: null,
      reason: "undefined for 6 of 100 resamples",
      undefinedResamples: 6,
    });
  });

  test("an estimate beyond all resamples has no BCa interval", () => {
    expect(bcaInterval([1, 2, 3], 9, [[1, 2, 4]]).low).toBeNull();
  });
});

describe.each(["bootstrap_mean", "bootstrap_paired_difference"])("%s with draws of our own", (metric) => {
  test.each([
    ["percentile", "percentile"],
    ["basic", "basic"],
    ["bca", "BCa"],
  ] as const)("%s agrees with scipy within Monte Carlo error", (method, key) => {
    for (const { input, expected, tolerance } of vectors("stats-intervals", metric)) {
      expectNear(bounds(bootstrapMean(dataOf(input), { method, seed: 1 })), expected[key], tolerance);
    }
  });
});

const scores = [0.2, 0.9, 0.4, 0.7, 0.1, 0.8];

describe("bootstrapMean", () => {
  test.each(["percentile", "basic", "bca"] as const)("is bootstrapInterval of the mean: %s", (method) => {
    const options = { method, seed: 3, clusters: ["a", "a", "b", "c", "c", "d"], strata: [1, 1, 1, 2, 2, 2] };
    const slow = bootstrapInterval(scores.length, meanOf(scores), options);
    expectNear(bounds(bootstrapMean(scores, options)), bounds(slow), 1e-12);
  });

  test("the same seed gives the same interval, another seed another", () => {
    expect(bootstrapMean(scores, { seed: 5 })).toEqual(bootstrapMean(scores, { seed: 5 }));
    expect(bootstrapMean(scores, { seed: 5 })).not.toEqual(bootstrapMean(scores, { seed: 6 }));
  });

  test.each([
    [[], {}, "there are no values"],
    [[1], {}, "one value cannot be resampled"],
    [[1, 2], { clusters: ["a", "a"] }, "one cluster cannot be resampled"],
    [[1, 2], { strata: ["a", "b"] }, "no stratum has more than one value"],
    [[1, 1], {}, "every resample gives 1, so they show no spread"],
  ])("of %j with %j has a reason instead", (values, options, reason) => {
    expect(bootstrapMean(values, options)).toMatchObject({ low: null, high: null, reason });
  });

  test("values that are not numbers throw", () => {
    expect(() => bootstrapMean([1, Number.NaN])).toThrow("values[1] must be a finite number, got NaN");
  });
});

describe("bootstrapReplicates", () => {
  test("clusters come whole", () => {
    const clusters = ["a", "b", "a", "c", "b", "b"];
    const isWhole = (indices: readonly number[]) => {
      const counts = clusters.map((_, item) => indices.filter((index) => index === item).length);
      return Number(counts[0] === counts[2] && counts[1] === counts[4] && counts[4] === counts[5]);
    };
    expect(new Set(bootstrapReplicates(6, isWhole, { clusters, resamples: 200 }))).toEqual(new Set([1]));
  });

  test("strata keep their sizes", () => {
    const strata = [0, 1, 0, 1, 1];
    const share = (indices: readonly number[]) => indices.filter((index) => strata[index] === 1).length;
    expect(new Set(bootstrapReplicates(5, share, { strata, resamples: 200 }))).toEqual(new Set([3]));
  });

  test("a cluster that spans two strata throws", () => {
    const options = { clusters: ["a", "a"], strata: [1, 2] };
    expect(() => bootstrapReplicates(2, () => 0, options)).toThrow("items of one cluster must be in one stratum");
  });

  test("labels must be as many as items", () => {
    expect(() => bootstrapReplicates(3, () => 0, { clusters: [1] })).toThrow(
      "clusters must hold one label for each of 3 items, got 1",
    );
  });
});
