import { describe, expect, test } from "vitest";
import { naive, rubric } from "../../test/judges.js";
import { expectNear } from "../../test/vectors.js";
import { gwetAC1 } from "./gwet-ac1.js";
import { matthewsCorrelation } from "./matthews-correlation.js";
import { pabak } from "./pabak.js";

describe("other coefficients of two raters", () => {
  test.each([
    ["naive", naive, 0.910747, 0.85, 0.555517],
    ["rubric", rubric, 0.932639, 0.895, 0.770975],
  ])("%s judge: AC1, PABAK, MCC", (_, table, ac1, adjusted, mcc) => {
    const values = [gwetAC1(table).value, pabak(table).value, matthewsCorrelation(table).value];
    expectNear(values, [ac1, adjusted, mcc], 5e-7);
  });

  test.each([gwetAC1, pabak, matthewsCorrelation])("are undefined for one label: %o", (coefficient) => {
    expect(coefficient({ labels: ["PASS"], counts: [[3]] }).value).toBeNull();
    expect(coefficient({ labels: [], counts: [] })).toMatchObject({ value: null, reason: "there are no items" });
  });

  // irrCAC 1.0, gwet.ac1.table(cont3x3abstractors): 0.8493305, standard error 0.04321747.
  test("AC1 has the standard error of irrCAC, and an interval of ± 1.96 of it", () => {
    const abstractors = {
      labels: ["ectopic", "abnormal", "normal"],
      counts: [
        [13, 0, 0],
        [0, 20, 7],
        [0, 4, 56],
      ],
    };
    const { value, standardError, interval } = gwetAC1(abstractors);
    expectNear([value, standardError], [0.8493305, 0.04321747], 5e-8);
    expectNear(
      [interval.low, interval.high],
      [0.8493305 - 1.959964 * 0.04321747, 0.8493305 + 1.959964 * 0.04321747],
      1e-7,
    );
  });

  // The spread of 8,000 multinomial samples of the same table, numpy 2.4.6: 0.0150.
  test("AC1 of a good judge has the standard error that resampling gives", () => {
    expectNear(gwetAC1(rubric).standardError, 0.01503, 2e-4);
  });

  test("AC1 of full agreement has no interval, and what has no AC1 has none either", () => {
    expect(
      gwetAC1({
        labels: ["FAIL", "PASS"],
        counts: [
          [3, 0],
          [0, 9],
        ],
      }),
    ).toMatchObject({
      ...{ value: 1, standardError: 0 },
      interval: { low: null, reason: expect.stringContaining("no item departs from an AC1 of 1") },
    });
    expect(gwetAC1({ labels: ["PASS"], counts: [[3]] })).toMatchObject({
      standardError: null,
      interval: { low: null },
    });
    expect(() => gwetAC1(rubric, 95)).toThrow("level");
  });
});
