import { describe, expect, test } from "vitest";
import { expectNear } from "../../test/vectors.js";
import { pairedTTest } from "../comparison/paired-t-test.js";
import { tQuantile } from "../numeric/t-quantile.js";
import { clusteredInterval } from "./clustered-interval.js";
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
  ])("of %j in %j there is no interval", (list, labels, reason) => {
    expect(clusteredInterval(list, labels)).toMatchObject({ low: null, high: null, reason });
  });
});
