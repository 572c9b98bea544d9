import { describe, expect, test } from "vitest";
import { detectableGapMean } from "./detectable-gap-mean.js";
import { detectableGapPaired } from "./detectable-gap-paired.js";
import { detectableGapUnpaired } from "./detectable-gap-unpaired.js";
import { sampleSizeForWidth } from "./sample-size-for-width.js";
import { sampleSizeMean } from "./sample-size-mean.js";
import { sampleSizePaired } from "./sample-size-paired.js";
import { sampleSizeUnpaired } from "./sample-size-unpaired.js";

// Connor's formula and the unpooled one, in scipy 1.17.1: 80 % power, 5 % two-sided.
describe("sampleSizePaired", () => {
  test.each([
    [0.02, [1960, 3923, 5885, 7847], 6276],
    [0.03, [870, 1742, 2614, 3487], 2787],
    [0.05, [312, 626, 940, 1254], 1001],
    [0.1, [null, 155, 234, 312], 248],
  ])("a gap of %f", (gap, paired, unpaired) => {
    const sizes = [0.1, 0.2, 0.3, 0.4].map((discordant) => sampleSizePaired({ gap, discordant }).value);
    // At a gap of .1 with a tenth differing all of them go one way; the table leaves that out.
    expect(paired.map((size, i) => (size === null ? null : sizes[i]))).toEqual(paired);
    expect(sampleSizeUnpaired({ gap, rate: 0.8 })).toBe(unpaired);
  });

  test("a gap beyond what differs cannot be", () => {
    expect(sampleSizePaired({ gap: 0.2, discordant: 0.1 })).toEqual({
      value: null,
      reason: "a gap of 0.2 needs at least that share of cases to differ, not 0.1",
    });
  });

  test.each([
    ["gap must be above 0 and at most 1, such as 0.05, got 5", () => sampleSizePaired({ gap: 5, discordant: 0.1 })],
    [
      "power must be at least 0.5 and below 1, got 80",
      () => sampleSizePaired({ gap: 0.1, discordant: 0.1, power: 80 }),
    ],
    ["rate ± 0.2 must be between 0 and 1, got 0.9", () => sampleSizeUnpaired({ gap: 0.4, rate: 0.9 })],
  ])("throws: %s", (message, call) => {
    expect(call).toThrow(message);
  });
});

describe("detectableGapPaired", () => {
  test.each([
    [30, [16, 23, 28]],
    [50, [12, 18, 22]],
    [100, [9, 12, 15]],
    [200, [6, 9, 11]],
    [500, [4, 6, 7]],
    [1000, [3, 4, 5]],
    [2000, [2, 3, 3]],
  ])("%i pairs would have shown %j points, give or take one", (n, points) => {
    const gaps = [0.1, 0.2, 0.3].map((discordant) => detectableGapPaired({ n, discordant }).value);
    for (const [i, gap] of gaps.entries()) expect(Math.abs(Math.round(100 * gap!) - points[i]!)).toBeLessThanOrEqual(1);
  });

  test("is the inverse of the sample size", () => {
    for (const gap of [0.01, 0.04, 0.12]) {
      const { value: n } = sampleSizePaired({ gap, discordant: 0.25, power: 0.9 });
      expect(detectableGapPaired({ n: n!, discordant: 0.25, power: 0.9 }).value).toBeCloseTo(gap, 3);
    }
  });

  test.each([
    [{ n: 2, discordant: 0.5 }, "2 cases are too few to show any gap"],
    [{ n: 100, discordant: 0 }, "the systems do not differ on any case"],
  ])("%j shows nothing, with the reason", (sample, reason) => {
    expect(detectableGapPaired(sample)).toEqual({ value: null, reason, possible: false });
  });
});

describe("other plans", () => {
  test("a mean difference of .03 with variance 1/9 takes 969 cases", () => {
    expect(sampleSizeMean({ gap: 0.03, variance: 1 / 9 })).toBe(969);
  });

  test("repeats shrink only the noise", () => {
    const plan = { gap: 0.05, variance: 0.16, noiseA: 0.08, noiseB: 0.08 };
    const once = sampleSizeMean(plan);
    const often = sampleSizeMean({ ...plan, repeatsA: 1000, repeatsB: 1000 });
    expect(often / once).toBeCloseTo(0.16 / 0.32, 2);
  });

  test("49 failures show a catch rate of .85 to within .1, 409 random labels hold them at a fail rate of .12", () => {
    const failures = sampleSizeForWidth(0.85, 0.1);
    expect([failures, Math.ceil(failures / 0.12)]).toEqual([49, 409]);
  });

  test("unpaired and mean gaps invert their sample sizes", () => {
    expect(detectableGapUnpaired({ n: 1001, rate: 0.8 }).value).toBeCloseTo(0.05, 4);
    expect(detectableGapMean({ n: 969, standardDeviation: 1 / 3 }).value).toBeCloseTo(0.03, 4);
    expect(detectableGapUnpaired({ n: 0, rate: 0.8 }).value).toBeNull();
    expect(detectableGapMean({ n: 0, standardDeviation: 1 }).value).toBeNull();
  });
});
