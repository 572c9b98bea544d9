import { seededRandom } from "@eval/stats";
import { describe, expect, test } from "vitest";
import { verdictGap } from "./gaps.js";

const SEEDS = Array.from({ length: 100 }, (_, seed) => seed + 1);
const N = 200;

/** How often a gap is called a bias, of 100 judges that differ in their draws alone. */
const calledBiased = (judge: (random: () => number) => readonly [changed: boolean[], plain: boolean[]]): number =>
  SEEDS.filter((seed) => verdictGap(...judge(seededRandom(seed).float)).isBiased).length;

const draws = (share: () => boolean): boolean[] => Array.from({ length: N }, share);

/** Standard normal, by Box and Muller. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The grading ladder's stub: B wins by merit in 58 % of pairs, and a place pulls by so much either way. */
const placed = (pull: number) => (random: () => number) =>
  [draws(() => random() < 0.58 + pull), draws(() => random() < 0.58 - pull)] as const;

/** Its scoring stub: quality, swayed by words beyond 25, plus noise; the same answers plain (22 words) and padded (46). */
const lengthy = (weight: number) => (random: () => number) => {
  const quality = Array.from({ length: N }, () => 0.55 + 0.2 * normal(random));
  const judge = (words: number) =>
    quality.map((value) => value + (weight * (words - 25)) / 25 + 0.15 * normal(random) > 0.5);
  return [judge(46), judge(22)] as const;
};

describe("with the effects of the grading ladder and 200 pairs", () => {
  test("a position gap of 31 points is found in at least 95 of 100 runs", () => {
    expect(calledBiased(placed(0.155))).toBeGreaterThanOrEqual(95);
  });

  test("a length gap of 35 points is found in at least 95 of 100 runs", () => {
    expect(calledBiased(lengthy(0.25))).toBeGreaterThanOrEqual(95);
  });

  test("a length gap of 4 points is called a bias in at most 5 of 100 runs", () => {
    expect(calledBiased(lengthy(0.02))).toBeLessThanOrEqual(5);
  });

  test("an honest judge is called biased in at most 5 of 100 runs", () => {
    expect(calledBiased(placed(0))).toBeLessThanOrEqual(5);
    expect(calledBiased(lengthy(0))).toBeLessThanOrEqual(5);
  });
});

test("a gap is the difference of the two pass rates, with the counts it comes from", () => {
  const { n, changed, plain, gap } = verdictGap([true, true, true, false], [true, false, false, false]);
  expect([n, changed, plain, gap]).toEqual([4, 0.75, 0.25, 0.5]);
});

test("a gap the other way is a bias too", () => {
  expect(verdictGap(Array(100).fill(false), Array(100).fill(true))).toMatchObject({ gap: -1, isBiased: true });
});

test("no pairs are no gap", () => {
  expect(verdictGap([], [])).toMatchObject({ n: 0, gap: null, isBiased: false });
});
