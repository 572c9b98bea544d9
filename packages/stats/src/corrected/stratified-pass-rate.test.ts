import { describe, expect, test } from "vitest";
import { seededRandom } from "../random/random.js";
import { sampleIndices } from "../random/sample-indices.js";
import { stratifiedPassRate } from "./stratified-pass-rate.js";

describe("stratifiedPassRate", () => {
  test("weighs the share of each stratum by its size", () => {
    // By hand: (100 × 3/4 + 300 × 1/2) / 400.
    const rate = stratifiedPassRate([
      { size: 100, n: 4, successes: 3 },
      { size: 300, n: 10, successes: 5 },
    ]);
    expect(rate.value).toBeCloseTo(0.5625, 12);
  });

  test("knows a stratum that is labelled as a whole exactly", () => {
    const { value, interval, warnings } = stratifiedPassRate([{ size: 7, n: 7, successes: 3 }]);
    expect(value).toBeCloseTo(3 / 7, 12);
    expect([interval.low, interval.high]).toEqual([3 / 7, 3 / 7]);
    expect(warnings).toEqual([]);
  });

  test("has no rate where a stratum with items has no label, and passes over one without items", () => {
    const empty = { size: 0, n: 0, successes: 0 };
    expect(stratifiedPassRate([empty, { size: 5, n: 0, successes: 0 }])).toMatchObject({
      value: null,
      reason: "no item of a stratum of 5 is labelled",
      interval: { low: null },
    });
    expect(stratifiedPassRate([empty, { size: 2, n: 2, successes: 1 }]).value).toBe(0.5);
    expect(stratifiedPassRate([empty]).value).toBeNull();
  });

  test("refuses more labels than items", () => {
    expect(() => stratifiedPassRate([{ size: 2, n: 3, successes: 1 }])).toThrow("n must be at most the size of 2");
  });

  test("gives the same interval for the same seed", () => {
    const strata = [{ size: 90, n: 30, successes: 11 }];
    expect(stratifiedPassRate(strata, { seed: 3 })).toEqual(stratifiedPassRate(strata, { seed: 3 }));
    expect(stratifiedPassRate(strata, { seed: 3 })).not.toEqual(stratifiedPassRate(strata, { seed: 4 }));
  });

  test("covers the truth of a finite population about as often as it says, with a third of it labelled", () => {
    const random = seededRandom(11);
    // 60 doubtful items, all labelled, of which 24 pass; 240 others, of which 204 pass and 80 are labelled.
    const others = Array.from({ length: 240 }, (_, index) => index < 204);
    let covered = 0;
    const rounds = 400;
    for (let round = 0; round < rounds; round += 1) {
      const successes = sampleIndices(240, 80, random).filter((index) => others[index]).length;
      const strata = [
        { size: 60, n: 60, successes: 24 },
        { size: 240, n: 80, successes },
      ];
      const { low, high } = stratifiedPassRate(strata, { draws: 600, seed: round }).interval;
      if (low !== null && low <= 228 / 300 && 228 / 300 <= high) covered += 1;
    }
    expect(covered / rounds).toBeGreaterThan(0.92);
    expect(covered / rounds).toBeLessThan(0.985);
  });
});
