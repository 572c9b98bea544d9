import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expectNear } from "../../test/vectors.js";
import { pairedTTest } from "../comparison/paired-t-test.js";
import { ExactSum } from "../moments/exact-sum.js";
import { tQuantile } from "../numeric/t-quantile.js";
import { clusteredInterval } from "./clustered-interval.js";
import { clusteredIntervalOfSums } from "./clustered-interval-of-sums.js";
import { clusteredStandardError } from "./clustered-standard-error.js";

describe("clusteredStandardError", () => {
  const data = [[1, 1, 1], [0, 0], [1, 0, 1], [0], [1, 1], [0, 0, 0, 1]];
  const clusters = data.flatMap((values, cluster) => values.map(() => cluster));
  const values = data.flat();

  test("is .174322 where the naive one is .133333 and Miller's without C/(C-1) .159133", () => {
    const { value } = clusteredStandardError(values, clusters);
    expectNear(value, 0.174322, 5e-7);
    expectNear(value! * Math.sqrt(5 / 6), 0.159133, 5e-7);
    expectNear(clusteredStandardError(values, [...values.keys()]).value, 0.133333, 5e-7);
  });

  test("the interval takes t with one degree of freedom less than clusters", () => {
    expectNear(tQuantile(0.975, 5), 2.570582, 5e-7);
    const { low, high } = clusteredInterval(values, clusters);
    expectNear((high! - low!) / 2, 0.174322 * 2.570582, 2e-6);
  });

  test("a paired test with clusters uses it", () => {
    const zeros = values.map(() => 0);
    expectNear(pairedTTest(values, zeros, { clusters }).t, 8 / 15 / 0.174322, 1e-4);
  });

  test.each([
    [[], [], "there are no values"],
    [[1, 0], ["a", "a"], "one cluster has no spread"],
    [[1, 0, 1, 0], ["a", "a", "b", "b"], "all clusters have the same mean, so their spread says nothing about it"],
    // As decimals both clusters have the mean 0.2; as doubles their sums part in the last place.
    [
      [0.1, 0.2, 0.3, 0.2, 0.2, 0.2],
      ["a", "a", "a", "b", "b", "b"],
      "all clusters have the same mean, so their spread says nothing about it",
    ],
  ])("of %j in %j there is no interval", (list, labels, reason) => {
    expect(clusteredInterval(list, labels)).toMatchObject({ low: null, high: null, reason });
  });
});

describe("clusteredIntervalOfSums", () => {
  test("is clusteredInterval, from sums alone and in any order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1 }), { minLength: 2 }),
        (data) => {
          const labels = data.flatMap((values, cluster) => values.map(() => cluster));
          const reference = clusteredInterval(data.flat(), labels);
          const sums = data.map((values) => ({ n: values.length, sum: new ExactSum(values) }));
          const interval = clusteredIntervalOfSums(sums);
          expect(clusteredIntervalOfSums([...sums].reverse())).toEqual(interval);
          if (interval.low === null || reference.low === null) return;
          expect(Math.abs(interval.low - reference.low)).toBeLessThan(1e-9);
          expect(interval).toMatchObject({ method: "clustered-t", clusters: data.length });
        },
      ),
    );
  });

  test.each([
    [[], "there are no values"],
    [[{ n: 2, sum: 1 }], "one cluster has no spread"],
    [
      [0.1, 0.2, 0.7].map((value) => ({ n: 3, sum: new ExactSum([0.1, 0.2, 0.7, value - value]) })),
      "all clusters have the same mean, so their spread says nothing about it",
    ],
    [
      [3, 7].map((n) => ({ n, sum: new ExactSum(Array<number>(n).fill(0.1)) })),
      "all clusters have the same mean, so their spread says nothing about it",
    ],
  ])("of %j there is none", (sums, reason) => {
    expect(clusteredIntervalOfSums(sums)).toMatchObject({ low: null, high: null, reason });
  });

  test("a cluster must have a case", () => {
    expect(() => clusteredIntervalOfSums([{ n: 0, sum: 0 }])).toThrow("n must be a whole number from 1, got 0");
  });
});
