import { seededRandom } from "@eval/stats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocateEvenly } from "./allocate-evenly.js";

const capacities = fc.array(fc.nat(60), { minLength: 1, maxLength: 12 });

/** How often each outcome comes up over many seeds. */
function outcomes(groups: readonly number[], total: number, seeds: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < seeds; seed++) {
    const shares = allocateEvenly(groups, total, seededRandom(seed)).join("+");
    counts.set(shares, (counts.get(shares) ?? 0) + 1);
  }
  return counts;
}

/** Five standard deviations of a binomial count. */
const near = (count: number, expected: number, trials: number) =>
  Math.abs(count - expected) < 5 * Math.sqrt(expected * (1 - expected / trials));

describe("allocateEvenly", () => {
  test.each([
    // The three sources of the curated benchmark (answer-accuracy framework 8aa833c, report sample).
    [[14042, 17944, 1170], 500, [166, 167, 167]],
    [[14042, 17944, 1170], 5000, [1170, 1915, 1915]],
    [[5, 5, 5], 15, [5, 5, 5]],
    [[5, 5, 5], 99, [5, 5, 5]],
    [[1, 1, 5], 5, [1, 1, 3]],
    [[0, 7], 3, [0, 3]],
    [[4], 0, [0]],
  ])("of %j takes %i as %j, in the order of chance", (groups, total, sorted) => {
    const shares = allocateEvenly(groups, total, seededRandom(1));
    expect([...shares].sort((left, right) => left - right)).toEqual(sorted);
  });

  test("gives exactly what is asked for, or all there is, and never more than a group holds", () => {
    fc.assert(
      fc.property(capacities, fc.nat(500), fc.nat(), (groups, total, seed) => {
        const shares = allocateEvenly(groups, total, seededRandom(seed));
        const all = groups.reduce((sum, capacity) => sum + capacity, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(total, all));
        expect(shares.every((share, group) => share >= 0 && share <= groups[group]!)).toBe(true);
      }),
    );
  });

  test("lets two groups differ by more than one only where the smaller share is all that its group holds", () => {
    fc.assert(
      fc.property(capacities, fc.nat(500), fc.nat(), (groups, total, seed) => {
        const shares = allocateEvenly(groups, total, seededRandom(seed));
        const most = Math.max(...shares);
        expect(shares.every((share, group) => share >= most - 1 || share === groups[group])).toBe(true);
      }),
    );
  });

  test("gives two of three groups one each, every pair equally often, where the reference gives one group both", () => {
    const counts = outcomes([9, 9, 9], 2, 3000);
    expect([...counts.keys()].sort()).toEqual(["0+1+1", "1+0+1", "1+1+0"]);
    for (const count of counts.values()) expect(near(count, 1000, 3000)).toBe(true);
  });

  test("gives three of five groups one each, every set equally often, where the reference gives 2+1+0+0+0", () => {
    const counts = outcomes([9, 9, 9, 9, 9], 3, 5000);
    expect(counts.size).toBe(10);
    for (const [shares, count] of counts) {
      expect(shares).not.toContain("2");
      expect(near(count, 500, 5000)).toBe(true);
    }
  });

  test("draws the remainder without favour also where some groups run out", () => {
    const counts = outcomes([1, 9, 9, 9], 8, 3000);
    expect([...counts.keys()].sort()).toEqual(["1+2+2+3", "1+2+3+2", "1+3+2+2"]);
    for (const count of counts.values()) expect(near(count, 1000, 3000)).toBe(true);
  });
});
