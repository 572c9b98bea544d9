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
});
