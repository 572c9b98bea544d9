import { describe, expect, test } from "vitest";
import { naive, passesEverything, rubric } from "../../test/judges.js";
import { bounds, expectNear, vectors } from "../../test/vectors.js";
import { cohenKappa } from "./cohen-kappa.js";
import { confusionTable } from "./confusion-table.js";
import { detectionRates } from "./detection-rates.js";
import { kappaBootstrap } from "./kappa-bootstrap.js";

const verdicts = (counts: number[][]) => ({ labels: ["PASS", "FAIL"], counts });

describe("cohenKappa", () => {
  test("agrees with scikit-learn, plain and weighted", () => {
    for (const { input, params, expected, tolerance } of vectors("stats-agreement", "cohen_kappa")) {
      const labels = Array.isArray(params.labels) ? params.labels : undefined;
      const table = confusionTable<string | number>(input.a, input.b, labels);
      expectNear(cohenKappa(table).value, expected.plain, tolerance);
      expectNear(cohenKappa(table).observed, expected.agreement, tolerance);
      expectNear(cohenKappa(table, { weights: "linear" }).value, expected.linear, tolerance);
      expectNear(cohenKappa(table, { weights: "quadratic" }).value, expected.quadratic, tolerance);
    }
  });

  test("gives the numbers of a judge against a human", () => {
    for (const { input, expected, tolerance } of vectors("stats-seed004", "judge_agreement")) {
      const table = confusionTable<number>(input.human, input.judge, [0, 1]);
      const { value, observed, n } = cohenKappa(table);
      expectNear([n, observed, value], [expected.n, expected.agreement, expected.kappa], tolerance);
      if (expected.caught === undefined) continue;
      const { caught, falseAlarms } = detectionRates(table, 1);
      expect([caught.successes, caught.n]).toEqual([expected.caught, expected.human_fail]);
      expect(falseAlarms.successes).toBe(expected.false_alarms);
      expectNear(caught.value, expected.true_fail_rate, tolerance);
      expectNear(1 - falseAlarms.value!, expected.true_pass_rate, tolerance);
    }
  });

  test.each([
    ["naive", naive, 0.533292, 0.074179, 0.3879, 0.6787, 0.8393],
    ["rubric", rubric, 0.762605, 0.049354, 0.6659, 0.8593, 0.77885],
  ])("%s judge: value, standard error and interval", (_, table, kappa, error, low, high, expected) => {
    const result = cohenKappa(table);
    expectNear([result.value, result.standardError, result.expected], [kappa, error, expected], 5e-7);
    expectNear(bounds(result.interval), [low, high], 5e-5);
  });

  test("a judge that passes everything has kappa 0 and agreement .89", () => {
    expect(cohenKappa(passesEverything)).toMatchObject({ value: 0, observed: 0.89 });
  });

  test("weights of a scale from 1 to 5", () => {
    const counts = [
      [10, 2, 0, 0, 0],
      [3, 8, 2, 0, 0],
      [0, 2, 12, 3, 0],
      [0, 0, 4, 15, 3],
      [0, 0, 1, 2, 13],
    ];
    const table = { labels: [1, 2, 3, 4, 5], counts };
    expectNear(cohenKappa(table, { weights: "linear" }).value, 0.809721, 5e-7);
    expectNear(cohenKappa(table, { weights: "quadratic" }).value, 0.91351, 5e-7);
  });

  test("the weighted standard error is that of resampling", () => {
    const human = Array.from({ length: 300 }, (_, i) => 1 + (i % 4));
    const judge = human.map((score, i) => (i % 3 === 0 ? 1 + ((score + (i % 2)) % 4) : score));
    const { standardError } = cohenKappa(confusionTable(human, judge), { weights: "quadratic" });
    const { low, high } = kappaBootstrap(human, judge, { weights: "quadratic", resamples: 4000 });
    expect((high! - low!) / 3.92 / standardError!).toBeCloseTo(1, 1);
  });

  test("agreement of a judge that passes everything is what passes", () => {
    for (const { input, expected, tolerance } of vectors("stats-seed004", "passes_everything_agreement")) {
      const fails = 1000 * input.fail_base_rate;
      const table = verdicts([
        [1000 - fails, 0],
        [fails, 0],
      ]);
      expectNear(cohenKappa(table).observed, expected.agreement, tolerance);
    }
  });

  test("perfect agreement has no interval, and says so", () => {
    const { value, standardError, interval } = cohenKappa(confusionTable([1, 2, 1], [1, 2, 1]));
    expect([value, standardError, interval.low]).toEqual([1, 0, null]);
  });

  test("one label throughout is undefined, with the reason", () => {
    expect(cohenKappa(confusionTable([0, 0], [0, 0]))).toMatchObject({
      value: null,
      reason: "both raters gave every item the same label, so chance alone agrees fully",
      observed: 1,
      standardError: null,
    });
    expect(cohenKappa(confusionTable([], []))).toMatchObject({ value: null, reason: "there are no items" });
  });
});
