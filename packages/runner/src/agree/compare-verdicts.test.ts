import { describe, expect, test } from "vitest";
import { compareVerdicts } from "./compare-verdicts.js";

/** 1 is a pass, 0 a failure, - no verdict. */
const verdicts = (text: string) => Array.from(text, (each) => (each === "-" ? null : each === "1"));
const compared = (a: string, b: string, clusters: readonly string[] | null = null) => {
  const human = verdicts("1".repeat(a.length));
  const judges = [
    { column: "a", values: verdicts(a) },
    { column: "b", values: verdicts(b) },
  ];
  return compareVerdicts(human, judges, clusters)[0];
};

describe("compareVerdicts of judges", () => {
  // scipy.stats.binomtest(1, 6) 1.17.1; Bonett and Price 2012: (1 + 1) / 12 and (5 + 1) / 12 of 10 + 2.
  test("pairs the rows that both judged", () => {
    const result = compared("1000000111-", "0111110111-");
    expect(result).toMatchObject({ n: 10, onlyA: 1, onlyB: 5, difference: 0.4, test: { p: 0.21875 } });
    const half = 1.959964 * Math.sqrt((8 / 12 - (4 / 12) ** 2) / 12);
    expect(result?.interval.low).toBeCloseTo(4 / 12 - half, 6);
    expect(result?.interval.high).toBeCloseTo(4 / 12 + half, 6);
  });

  test("says what gap could have been seen where the two never differ", () => {
    const same = compared("1".repeat(100), "1".repeat(100));
    expect(same).toMatchObject({ difference: 0, test: { p: 1 } });
    expect(same?.detectable).toBeGreaterThan(0);
  });

  // Three clusters of two have eight ways to change sides, two of them as far from 0: p = 2 / 8.
  test("flips clusters that all differ alike, and cuts no interval out of no spread", () => {
    const result = compared("000000", "111111", ["அ", "அ", "ஆ", "ஆ", "इ", "इ"]);
    expect(result).toMatchObject({ difference: 1, test: { method: "paired-permutation-exact", p: 0.25 } });
    expect(result).toMatchObject({ interval: { low: null }, detectable: null });
  });

  test("tests nothing in one cluster, and reaches no further than all rows where there are two", () => {
    const one = compared("0000", "1110", ["अ", "अ", "अ", "अ"]);
    expect(one).toMatchObject({ difference: 0.75, test: { p: null }, adjustedP: null, interval: { low: null } });
    // By hand, as Miller 2024: 0.75 ± 12.71 × 0.25, cut off.
    expect(compared("0000", "1110", ["अ", "अ", "आ", "आ"])?.interval).toMatchObject({ low: -1, high: 1 });
  });

  test.each([null, ["அ", "ஆ", "இ", "ஈ"]])("has no number where no row was judged by both, clusters %j", (clusters) => {
    const none = compared("10--", "--01", clusters);
    expect(none).toMatchObject({ n: 0, difference: null, interval: { low: null }, detectable: null });
    expect(none).toMatchObject({ test: { p: null }, adjustedP: null });
  });
});
