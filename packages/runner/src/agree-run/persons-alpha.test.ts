import { describe, expect, test } from "vitest";
import type { Person } from "./person-labels.js";
import { personsAlpha } from "./persons-alpha.js";

/** 1 is a pass, 0 a failure, - no label. */
const person = (labeler: string, labels: string): Person => ({
  labeler,
  values: Array.from(labels, (label) => (label === "-" ? null : label === "1")),
  ...{ passed: 0, failed: 0, unsure: 0 },
});

const THREE = [
  person("Farid", "011-011--10--0110-111----00010--10-0--00-100-11-111010-01-0-0"),
  person("आशा", "---011-1101111111--01-111---00-1-0001---0-1----1-111-1-0--111"),
  person("குமார்", "--1101-0-011-1-0010--01-001111-11-10-1--0010000--1110--1010-1"),
];

describe("personsAlpha", () => {
  // numpy 2.4.6: alpha by Krippendorff 2011 from the pairs of each case; bounds from 20,000 draws of cases, and from
  // 40,000 draws of clusters of seven. The bounds of 2,000 draws are within 0.03 of these.
  test("has the value of three people with gaps, and an interval by drawing cases", () => {
    const { value, units, ratings, interval } = personsAlpha(THREE, null);
    expect(value).toBeCloseTo(-0.07655502392344493, 12);
    expect({ units, ratings }).toEqual({ units: 42, ratings: 101 });
    expect(Math.abs((interval.low ?? Number.NaN) + 0.3102)).toBeLessThan(0.03);
    expect(Math.abs((interval.high ?? Number.NaN) - 0.1491)).toBeLessThan(0.03);
  });

  test("draws clusters where cases belong together", () => {
    const clusters = Array.from({ length: 61 }, (_, row) => `पाठ ${Math.floor(row / 7)}`);
    const { interval } = personsAlpha(THREE, clusters);
    expect(Math.abs((interval.low ?? Number.NaN) - -0.2281)).toBeLessThan(0.03);
    expect(Math.abs((interval.high ?? Number.NaN) - 0.0752)).toBeLessThan(0.03);
  });

  test.each([
    ["no one", [], "no unit"],
    ["one person", [person("Farid", "1010")], "no unit"],
    ["people who never saw the same case", [person("Farid", "10--"), person("आशा", "--01")], "no unit"],
    ["people who say one thing throughout", [person("Farid", "1111"), person("आशा", "1111")], "all ratings"],
  ])("of %s is null with a reason, and so is its interval", (_, persons, reason) => {
    const alpha = personsAlpha(persons, null);
    expect(alpha).toMatchObject({ value: null, interval: { low: null, high: null } });
    expect("reason" in alpha && alpha.reason).toContain(reason);
  });
});
