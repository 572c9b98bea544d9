import { describe, expect, test } from "vitest";
import { aucScoreInterval } from "./auc-score-interval.js";

function ends(auc: number, positives: number, negatives: number, level?: number): { low: number; high: number } {
  const { low, high } = aucScoreInterval(auc, positives, negatives, level);
  if (low === null) throw new Error("there is no interval");
  return { low, high };
}

describe("aucScoreInterval", () => {
  test.each([
    [0.8, 10, 10],
    [0.5, 9, 10],
    [1, 5, 5],
    [0, 10, 10],
    [0.93, 10, 10],
  ])("ends where an AUC of %d from %d and %d would begin to surprise", (auc, positives, negatives) => {
    const { low, high } = ends(auc, positives, negatives);
    const standardError = (area: number) => {
      const extra = (positives + negatives) / 2 - 1;
      const spread = 1 + extra * ((1 - area) / (2 - area)) + (extra * area) / (1 + area);
      return Math.sqrt((area * (1 - area) * spread) / (positives * negatives));
    };
    // The defining equation, solved by neither bisection nor this file.
    for (const end of [low, high].filter((one) => one > 0 && one < 1)) {
      expect(Math.abs(end - auc)).toBeCloseTo(1.959963984540054 * standardError(end), 8);
    }
    expect(low).toBeLessThanOrEqual(auc);
    expect(high).toBeGreaterThanOrEqual(auc);
  });

  test("is none where an outcome has no item, and takes no area that is none", () => {
    expect(aucScoreInterval(0.5, 0, 5)).toMatchObject({ low: null, reason: "an area needs items of both outcomes" });
    expect(() => aucScoreInterval(1.5, 5, 5)).toThrow("auc must be from 0 to 1");
    expect(() => aucScoreInterval(0.5, 2.5, 5)).toThrow("positives");
  });

  test("has a width where all pairs agree, unlike DeLong's", () => {
    expect(ends(0, 10, 10).high).toBeGreaterThan(0.1);
    expect(ends(0, 10, 10).high).toBeLessThan(0.5);
    expect(ends(1, 10, 10).low).toBeCloseTo(1 - ends(0, 10, 10).high, 10);
  });

  test("is narrower with more labels and wider at a higher level", () => {
    const width = (size: number, level?: number) => {
      const { low, high } = ends(0.8, size, size, level);
      return high - low;
    };
    expect(width(100)).toBeLessThan(width(10));
    expect(width(10, 0.99)).toBeGreaterThan(width(10));
  });
});
