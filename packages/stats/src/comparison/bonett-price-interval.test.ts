import { describe, expect, test } from "vitest";
import { bounds, expectNear } from "../../test/vectors.js";
import { bonettPriceInterval } from "./bonett-price-interval.js";

describe("bonettPriceInterval", () => {
  test("gives .0046 to .1043 for 18 against 7 of 200", () => {
    const interval = bonettPriceInterval({ both: 150, onlyA: 18, onlyB: 7, neither: 25 });
    expectNear(bounds(interval), [0.0046, 0.1043], 5e-5);
  });

  test("no difference can be beyond 1", () => {
    expect(bonettPriceInterval({ both: 0, onlyA: 1, onlyB: 0, neither: 0 }).high).toBe(1);
  });

  test("no pairs have no interval", () => {
    expect(bonettPriceInterval({ both: 0, onlyA: 0, onlyB: 0, neither: 0 }).low).toBeNull();
  });
});
