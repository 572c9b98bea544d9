import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRandom } from "./random.js";
import { sample } from "./sample.js";
import { sampleIndices } from "./sample-indices.js";
import { shuffle } from "./shuffle.js";
import { xoshiro128 } from "./xoshiro128.js";

const draws = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw);

describe("xoshiro128", () => {
  test("gives the stream of the reference implementation", () => {
    // xoshiro128starstar.c 1.1 from state {1, 2, 3, 4}, as in the tests of rand_xoshiro 0.6.0.
    const expected = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    expect(draws(10, xoshiro128([1, 2, 3, 4]))).toEqual(expected);
  });
});

describe("seededRandom", () => {
  test("starts from the state that SplitMix64 gives", () => {
    // SplitMix64 of seed 1234567: 6457827717110365317, 3203168211198807973 (Vigna's splitmix64.c).
    const words = [6457827717110365317n, 3203168211198807973n];
    const [a, b] = words.map((word) => [Number(word & 0xffffffffn), Number(word >> 32n)]);
    const expected = draws(5, xoshiro128([a![0]!, a![1]!, b![0]!, b![1]!]));
    expect(draws(5, seededRandom(1234567).uint32)).toEqual(expected);
  });

  test("the same seed gives the same draws, another seed others", () => {
    expect(draws(4, seededRandom(5).float)).toEqual(draws(4, seededRandom(5).float));
    expect(draws(4, seededRandom(5).float)).not.toEqual(draws(4, seededRandom(6).float));
  });

  test.each([
    ["small", 3, 30000],
    ["just above a power of two", 2 ** 21 + 1, 3000],
    ["beyond 32 bits", 2 ** 45 + 7, 3000],
  ])("below a %s bound every third of the range comes up equally often", (_, bound, count) => {
    const { below } = seededRandom(1);
    const thirds = [0, 0, 0];
    for (const value of draws(count, () => below(bound))) {
      expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      thirds[Math.floor((value / bound) * 3)]! += 1;
    }
    // Five standard deviations of a binomial count.
    for (const third of thirds) expect(Math.abs(third - count / 3)).toBeLessThan(5 * Math.sqrt((count * 2) / 9));
  });

  test("floats lie in [0, 1)", () => {
    const { float } = seededRandom(3);
    const values = draws(1000, float);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(values.reduce((sum, value) => sum + value, 0) / 1000).toBeCloseTo(0.5, 1);
  });

  test("a seed must be a whole number", () => {
    expect(() => seededRandom(0.5)).toThrow("seed must be a whole number from 0, got 0.5");
    expect(() => seededRandom(1).below(0)).toThrow("bound must be a whole number from 1, got 0");
  });
});

describe("shuffle", () => {
  test("keeps the items and leaves the list alone", () => {
    const items = Object.freeze(["क", "ख", "ग", "घ"]);
    expect(shuffle(items, seededRandom(2)).sort()).toEqual([...items].sort());
  });

  test("gives every order equally often", () => {
    const random = seededRandom(9);
    const counts = new Map<string, number>();
    for (const order of draws(6000, () => shuffle([1, 2, 3], random).join(""))) {
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(6000 * (5 / 36)));
  });
});

describe("sampleIndices", () => {
  test("gives different positions in ascending order", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.nat(), (a, b, seed) => {
        const [count, total] = [Math.min(a, b), Math.max(a, b)];
        const indices = sampleIndices(total, count, seededRandom(seed));
        expect(new Set(indices).size).toBe(count);
        expect([...indices].sort((x, y) => x - y)).toEqual(indices);
        expect(indices.every((index) => index >= 0 && index < total)).toBe(true);
      }),
    );
  });

  test("gives every set equally often", () => {
    const random = seededRandom(4);
    const counts = new Map<string, number>();
    for (const set of draws(6000, () => sampleIndices(4, 2, random).join(""))) {
      counts.set(set, (counts.get(set) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(6000 * (5 / 36)));
  });

  test("more than there are cannot be drawn", () => {
    expect(() => sampleIndices(2, 3, seededRandom(1))).toThrow("count must be at most the total of 2, got 3");
  });
});

describe("sample", () => {
  test("keeps the order of the items", () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const drawn = sample(items, 10, seededRandom(8));
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
    expect(drawn).toHaveLength(10);
  });
});
