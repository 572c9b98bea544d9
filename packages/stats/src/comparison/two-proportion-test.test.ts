import { describe, expect, test } from "vitest";
import { bounds, expectNear, vectors } from "../../test/vectors.js";
import { agrestiCaffoInterval } from "../intervals/agresti-caffo-interval.js";
import { newcombeInterval } from "../intervals/newcombe-interval.js";
import { waldDifferenceInterval } from "../intervals/wald-difference-interval.js";
import { twoProportionTest } from "./two-proportion-test.js";

describe("two independent rates", () => {
  test("intervals and z test agree with statsmodels", () => {
    for (const { input, params, expected, tolerance } of vectors("stats-intervals", "two_proportions")) {
      const a = { successes: input.x1, n: input.n1 };
      const b = { successes: input.x2, n: input.n2 };
      expectNear(bounds(newcombeInterval(a, b, params.level)), expected.newcomb, tolerance);
      expectNear(bounds(waldDifferenceInterval(a, b, params.level)), expected.wald, tolerance);
      expectNear(bounds(agrestiCaffoInterval(a, b, params.level)), expected["agresti-caffo"], tolerance);
      const { z, p } = twoProportionTest(a, b);
      expectNear([z, p], [expected.z_test.z, expected.z_test.p], tolerance);
    }
  });

  test("no trials on one side leave nothing to say", () => {
    const [some, none] = [
      { successes: 1, n: 2 },
      { successes: 0, n: 0 },
    ];
    for (const interval of [newcombeInterval, waldDifferenceInterval, agrestiCaffoInterval]) {
      expect(interval(some, none)).toMatchObject({ low: null, reason: "there are no trials" });
    }
    expect(twoProportionTest(none, some)).toMatchObject({ p: null, reason: "there are no trials" });
    expect(twoProportionTest(some, { successes: 2, n: 2 }).p).toBeCloseTo(0.2482, 4);
    expect(twoProportionTest(none, none).p).toBeNull();
  });
});
