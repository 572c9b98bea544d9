import { describe, expect, test } from "vitest";
import { compareScores } from "./compare-scores.js";
import { pairedScores } from "./paired-scores.js";
import type { ScoreComparison } from "./score-comparison.js";
import type { ScoredCase } from "./scored-case.js";

const scored = (score: number | null, verdict: boolean | null): ScoredCase => ({
  number: 1,
  id: null,
  input: null,
  expected: null,
  columns: [],
  scores: [score],
  verdicts: [verdict],
});

const verdicts = (a: boolean | null, b: boolean | null) => ({
  key: "",
  a: scored(a === null ? null : Number(a), a),
  b: scored(b === null ? null : Number(b), b),
  columns: [],
});

const scores = (a: number, b: number) => ({ key: "", a: scored(a, null), b: scored(b, null), columns: [] });
const compared = (
  pairs: readonly ReturnType<typeof verdicts>[],
  clusters: readonly number[] | null = null,
): ScoreComparison => compareScores(pairedScores(pairs, { a: 0, b: 0 }, clusters));
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe("compareScores", () => {
  // b 18, c 7, n 200: McNemar exact .043285, Bonett-Price .0046 to .1043 around .055 (Bonett and Price 2012).
  test("gives the published values for 18 cases that only B passed, 7 that only A passed, of 200", () => {
    const pairs = [
      ...times(18, verdicts(false, true)),
      ...times(7, verdicts(true, false)),
      ...times(100, verdicts(true, true)),
      ...times(75, verdicts(false, false)),
    ];
    const result = compared(pairs);
    expect(result).toMatchObject({ paired: 200, measure: "pass rate", discordant: { onlyA: 7, onlyB: 18 } });
    expect(result.difference).toBeCloseTo(0.055, 10);
    expect(result.test.p).toBeCloseTo(0.043285, 6);
    expect(result.differenceInterval?.low).toBeCloseTo(0.0046, 4);
    expect(result.differenceInterval?.high).toBeCloseTo(0.1043, 4);
  });

  // a = 1101011011, b = 1001001010: difference .3, paired standard error .152753 (Miller 2024, section 4.2).
  test("turns the sign with the sides: B less A", () => {
    const bits = (text: string) => [...text].map((bit) => bit === "1");
    const b = bits("1001001010");
    const pairs = bits("1101011011").map((passed, index) => verdicts(passed, b[index] as boolean));
    expect(compared(pairs).difference).toBeCloseTo(-0.3, 10);
    const swapped = pairs.map(({ key, a, b, columns }) => ({ key, a: b, b: a, columns }));
    expect(compared(swapped).difference).toBeCloseTo(0.3, 10);
  });

  test("leaves out pairs that one side could not measure, and counts them by side", () => {
    const pairs = [verdicts(true, true), verdicts(null, true), verdicts(true, null), verdicts(null, null)];
    expect(compared(pairs)).toMatchObject({ paired: 1, dropped: { onlyA: 1, onlyB: 1, neither: 1 } });
  });

  test("compares scores without a threshold by their means", () => {
    const pairs = Array.from({ length: 40 }, (_, index) =>
      scores(index / 40, index / 40 + (index % 2 === 0 ? 0.1 : 0.05)),
    );
    const result = compared(pairs);
    expect(result).toMatchObject({ measure: "mean score", discordant: null });
    expect(result.difference).toBeCloseTo(0.075, 10);
    expect(result.test.p).toBeLessThan(1e-6);
  });

  test("is less sure where cases belong together", () => {
    const pairs = Array.from({ length: 60 }, (_, index) => verdicts(false, index % 20 < 5));
    const clusters = pairs.map((_, index) => Math.floor((index % 20) / 5));
    const alone = compared(pairs);
    const together = compared(pairs, clusters);
    expect(together.difference).toBe(alone.difference);
    expect(together.test.p ?? 1).toBeGreaterThan(alone.test.p ?? 1);
  });

  // Clusters [111 00 101 0 11 0001] against nothing: mean .533333, standard error .174322, t(5) 2.570582 (Miller 2024).
  test("takes the clustered interval and test", () => {
    const values = [1, 1, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1];
    const clusters = [0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 4, 5, 5, 5, 5];
    const result = compared(
      values.map((value) => verdicts(false, value === 1)),
      clusters,
    );
    expect(result).toMatchObject({ clusters: 6, test: { method: "paired-clustered-t" } });
    expect(result.differenceInterval?.low).toBeCloseTo(0.533333 - 2.570582 * 0.174322, 4);
    expect(result.bootstrapInterval?.resamples).toBe(2000);
  });

  test("tests nothing where all pairs belong together", () => {
    const result = compared(times(40, verdicts(false, true)), times(40, 7));
    expect(result).toMatchObject({ clusters: 1, difference: 1, test: { p: null }, detectable: null });
    expect(result.differenceInterval).toMatchObject({ low: null, reason: "one cluster has no spread" });
  });

  // By hand, Miller 2024 section 2.2: (1, 1, 1, 0) in clusters of two, t(1) 12.7062, would reach from -2.43 to 3.93.
  test("cuts the clustered intervals of rates and of their difference off where none can be", () => {
    const result = compared(
      [true, true, true, false].map((passed) => verdicts(false, passed)),
      [0, 0, 1, 1],
    );
    expect(result.differenceInterval).toMatchObject({ method: "clustered-t", low: -1, high: 1 });
    expect(result.bInterval).toMatchObject({ low: 0, high: 1 });
  });

  // Three clusters have eight ways to change signs, and two of them are as far from 0: p = 2 / 8.
  test.each([
    ["halves", 0.5],
    ["tenths, which differ by rounding", 0.1],
  ])("is as unsure of three clusters that all differ alike by %s", (_, by) => {
    const pairs = [1, 2, 3, 4, 6, 7, 8].map((tenths) => scores(tenths / 10, (tenths + by * 10) / 10));
    const result = compared(pairs, [0, 0, 1, 1, 2, 2, 2]);
    expect(result.test).toMatchObject({ method: "paired-permutation-exact", p: 0.25 });
    expect([result.differenceInterval?.low, result.bootstrapInterval?.low, result.detectable]).toEqual([
      null,
      null,
      null,
    ]);
    const alone = compared(pairs);
    expect(alone.test.p).toBe(2 / 2 ** 7);
    expect([alone.differenceInterval?.low, alone.bootstrapInterval?.low, alone.detectable]).toEqual([null, null, null]);
  });

  test("is sure of scores that all differ alike, for which t has nothing to divide by", () => {
    const result = compared(Array.from({ length: 40 }, (_, index) => scores(index, index + 1)));
    expect(result.test).toMatchObject({ method: "paired-permutation-monte-carlo" });
    expect(result.test.p).toBeLessThan(0.001);
    expect(compared(times(40, scores(2, 2))).test.p).toBe(1);
  });

  test("says what gap could have been seen even where no case differs", () => {
    const same = compared(times(200, verdicts(true, true)));
    expect(same.detectable).toBeGreaterThan(0);
    expect(same.test.p).toBe(1);
  });

  test("says nothing of no pairs", () => {
    expect(compared([verdicts(null, true)])).toMatchObject({
      paired: 0,
      difference: null,
      test: { p: null },
    });
  });
});
