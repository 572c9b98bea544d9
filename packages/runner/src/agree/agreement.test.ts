import { describe, expect, test } from "vitest";
import { agreementOf } from "./agreement.js";
import { labelNeeds } from "./more-labels.js";

const repeat = (count: number, human: boolean, judge: boolean) =>
  Array.from({ length: count }, () => ({ human, judge }));

function rated(bothPass: number, onlyHuman: number, onlyJudge: number, neither: number) {
  const rows = [
    ...repeat(bothPass, true, true),
    ...repeat(onlyHuman, true, false),
    ...repeat(onlyJudge, false, true),
    ...repeat(neither, false, false),
  ];
  return { human: rows.map(({ human }) => human), judge: rows.map(({ judge }) => judge), clusters: null };
}

describe("agreementOf", () => {
  // 44 failures in 400 labels; kappa and its standard error: scikit-learn 1.9.1, statsmodels 0.15.0.
  test.each([
    ["as written", rated(350, 6, 24, 20), [20, 6], 0.533292, 0.074179, 0.925],
    ["with a rubric", rated(339, 17, 4, 40), [40, 17], 0.762605, 0.049354, 0.9475],
  ])("gives the published values for a judge %s", (_, pairs, [caught, alarms], kappa, error, agreement) => {
    const result = agreementOf(pairs);
    expect(result.caught).toMatchObject({ successes: caught, n: 44 });
    expect(result.falseAlarms).toMatchObject({ successes: alarms, n: 356 });
    expect(result.kappa.value).toBeCloseTo(kappa, 6);
    expect(result.kappa.standardError).toBeCloseTo(error, 6);
    expect(result.agreement.value).toBe(agreement);
  });

  test("resamples for the interval of kappa", () => {
    // numpy gave .66 to .85 for the rubric judge.
    const { interval } = agreementOf(rated(339, 17, 4, 40)).kappa;
    expect(interval.low).toBeCloseTo(0.66, 1);
    expect(interval.high).toBeCloseTo(0.85, 1);
    expect(interval.method).toBe("bootstrap-percentile");
  });

  test("has kappa 0, not null, for a judge that passes everything, and no interval", () => {
    const { kappa, caught } = agreementOf(rated(356, 0, 44, 0));
    expect(kappa.value).toBe(0);
    expect(kappa.interval.low).toBeNull();
    expect(caught.value).toBe(0);
  });

  test("gives no interval of kappa where resamples without a failure are many", () => {
    const { kappa } = agreementOf(rated(48, 0, 1, 1));
    expect(kappa.interval).toMatchObject({ low: null, undefinedResamples: expect.any(Number) });
  });

  // Clusters [111 00 101 0 11 0001] of rows on which both agree: .533333 ± 2.570582 × .174322 (Miller 2024).
  test("clusters the intervals of rates", () => {
    const agreed = [1, 1, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1];
    const clusters = [..."aaabbcccdeeffff"];
    const human = agreed.map((_, row) => row % 2 === 0);
    const judge = human.map((passed, row) => (agreed[row] === 1 ? passed : !passed));
    const { agreement, caught } = agreementOf({ human, judge, clusters });
    expect(agreement.interval).toMatchObject({ method: "clustered-t", clusters: 6 });
    expect(agreement.interval.low).toBeCloseTo(8 / 15 - 2.570582 * 0.174322, 5);
    expect(caught.n).toBe(7);
  });

  test("gives AC1 an interval of independent rows, and none of rows in clusters", () => {
    const pairs = rated(40, 5, 4, 11);
    const { gwetAC1 } = agreementOf(pairs);
    expect(gwetAC1.interval.low).toBeLessThan(gwetAC1.value ?? 0);
    const together = agreementOf({ ...pairs, clusters: pairs.human.map((_, row) => `पाठ ${row % 9}`) }).gwetAC1;
    expect(together).toMatchObject({ value: gwetAC1.value, standardError: null, interval: { low: null } });
  });

  test("says nothing of no rows", () => {
    const result = agreementOf(rated(0, 0, 0, 0));
    expect(result).toMatchObject({ n: 0, caught: { value: null }, kappa: { value: null }, agreement: { value: null } });
  });
});

describe("labelNeeds", () => {
  // ± 10 points around .85 take 49 failures, which 409 random labels hold at a fail rate of .12 (Cochran 1977).
  test("counts the labels still to be made", () => {
    const { caught } = labelNeeds(agreementOf(rated(847, 33, 18, 102)), 0.1);
    expect(caught).toEqual({ have: 120, need: 49, moreLabels: 0 });
    const few = labelNeeds(agreementOf(rated(146, 0, 3, 17)), 0.1);
    expect(few.caught).toMatchObject({ have: 20, need: 49, moreLabels: Math.ceil((29 * 166) / 20) });
  });

  test("asks for labels even where every failure was caught", () => {
    // Wilson's interval of 16 of 16 is .806 to 1, of 15 of 15 .796 to 1.
    expect(labelNeeds(agreementOf(rated(20, 0, 0, 5)), 0.1).caught.need).toBe(16);
  });

  test("has no plan where no row of a kind is labelled yet", () => {
    expect(labelNeeds(agreementOf(rated(20, 0, 0, 0)), 0.1).caught).toEqual({ have: 0, need: 97, moreLabels: null });
  });
});
