import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { seededRandom } from "../random/random.js";
import { averagePrecision } from "./average-precision.js";
import { crossValidateThreshold } from "./cross-validate-threshold.js";
import { delongInterval } from "./delong-interval.js";
import { fitThreshold } from "./fit-threshold.js";
import { holdOutThreshold } from "./hold-out-threshold.js";
import { rocAuc } from "./roc-auc.js";
import { rocAucBootstrap } from "./roc-auc-bootstrap.js";
import { rocCurve } from "./roc-curve.js";

const fromReference = (threshold: number | string) => (threshold === "Infinity" ? null : threshold);

/** Scores that tell outcomes apart, but not well. */
function noisy(n: number, seed = 1): { positive: boolean[]; scores: number[] } {
  const { float } = seededRandom(seed);
  const positive = Array.from({ length: n }, () => float() < 0.4);
  return { positive, scores: positive.map((isPositive) => Math.round((float() + (isPositive ? 0.4 : 0)) * 20) / 20) };
}

describe("ROC", () => {
  test("area, average precision, curve and thresholds agree with scikit-learn", () => {
    for (const { id, input, expected, tolerance } of vectors("stats-classify", "roc")) {
      const positive = input.y.map(Boolean);
      expectNear(rocAuc(positive, input.score).value, expected.roc_auc, tolerance);
      expectNear(averagePrecision(positive, input.score).value, expected.average_precision, tolerance);
      for (const [criterion, key] of [
        ["accuracy", "best_accuracy"],
        ["youden", "youden"],
      ] as const) {
        const fitted = fitThreshold(positive, input.score, { criterion });
        const reference = expected[key];
        expectNear(fitted.value, reference.accuracy ?? reference.j, tolerance);
        expect(fitted.threshold, id).toBe(fromReference(reference.threshold));
        expect(fitted.optimal, id).toEqual(reference.all_optimal_thresholds.map(fromReference));
      }
      if (expected.roc_curve === null) continue;
      const { points } = rocCurve(positive, input.score);
      expectNear(
        points?.map((point) => point.falsePositiveRate),
        expected.roc_curve.fpr,
        tolerance,
      );
      expectNear(
        points?.map((point) => point.truePositiveRate),
        expected.roc_curve.tpr,
        tolerance,
      );
      expect(points?.map(({ threshold }) => threshold)).toEqual(expected.roc_curve.thresholds.map(fromReference));
    }
  });

  test("one outcome only cannot be ranked", () => {
    expect(rocAuc([true], [1])).toMatchObject({ value: null, reason: "there are no negative outcomes" });
    expect(rocAuc([], [])).toMatchObject({ value: null, reason: "there are no outcomes" });
    expect(rocCurve([false], [1])).toEqual({ points: null, reason: "there are no positive outcomes" });
    expect(averagePrecision([false], [1]).value).toBeNull();
    expect(averagePrecision([true], [1]).value).toBe(1);
  });
});

describe("delongInterval", () => {
  test("has the variance of the definition over all pairs", () => {
    const { positive, scores } = noisy(40);
    const [high, low] = [true, false].map((outcome) => scores.filter((_, i) => positive[i] === outcome));
    const wins = (a: number, b: number) => (a > b ? 1 : a === b ? 0.5 : 0);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = (values: number[]) => {
      return values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1);
    };
    const ofPositives = high!.map((a) => mean(low!.map((b) => wins(a, b))));
    const ofNegatives = low!.map((b) => mean(high!.map((a) => wins(a, b))));
    const expected = Math.sqrt(variance(ofPositives) / high!.length + variance(ofNegatives) / low!.length);
    expectNear(delongInterval(positive, scores).standardError, expected, 1e-12);
  });

  test("agrees with the bootstrap", () => {
    const { positive, scores } = noisy(300);
    const delong = delongInterval(positive, scores);
    const bootstrap = rocAucBootstrap(positive, scores);
    expect(bootstrap.undefinedResamples).toBe(0);
    expect(Math.abs(delong.low! - bootstrap.low!)).toBeLessThan(0.01);
    expect(Math.abs(delong.high! - bootstrap.high!)).toBeLessThan(0.01);
  });

  test.each([
    [[true, false], [1, 0], "an outcome has only one item, which has no spread"],
    [[true, true, false, false], [3, 4, 1, 2], "the area is 1: no item stands on the wrong side, so nothing varies"],
    [[true], [1], "there are no negative outcomes"],
  ])("of %j with %j there is none", (positive, scores, reason) => {
    expect(delongInterval(positive, scores)).toMatchObject({ low: null, high: null, reason });
  });
});

describe("rocAucBootstrap", () => {
  test("draws whole clusters and counts samples with one outcome only", () => {
    const positive = [true, true, false, false];
    const interval = rocAucBootstrap(positive, [3, 1, 2, 0], { clusters: ["a", "a", "b", "b"] });
    expect(interval).toMatchObject({ low: null, resamples: 2000 });
    expect(interval.undefinedResamples).toBeGreaterThan(800);
  });
});

describe("fitThreshold", () => {
  test("weighs the costs of both mistakes", () => {
    const positive = [true, false, true, false];
    const scores = [0.9, 0.8, 0.7, 0.1];
    const cost = (falsePositive: number, falseNegative: number) => {
      return fitThreshold(positive, scores, { criterion: "cost", costs: { falsePositive, falseNegative } });
    };
    expect(cost(1, 10)).toEqual({ value: 0.25, threshold: 0.7, optimal: [0.7] });
    expect(cost(10, 1)).toEqual({ value: 0.25, threshold: 0.9, optimal: [0.9] });
    expect(() => cost(-1, 1)).toThrow("cost of a falsePositive must be at least 0, got -1");
  });

  test("of nothing is undefined", () => {
    expect(fitThreshold([], [])).toMatchObject({ value: null, reason: "there are no outcomes" });
  });
});

describe("thresholds scored on items they were not chosen from", () => {
  test("chance cannot be tuned: cross-validation stays near .5 where the fit flatters", () => {
    const { float } = seededRandom(2);
    const positive = Array.from({ length: 200 }, (_, i) => i % 2 === 0);
    const scores = positive.map(() => float());
    const { value, inSample, decisions } = crossValidateThreshold(positive, scores);
    expect(inSample).toBeGreaterThan(0.54);
    expect(value).toBeLessThan(inSample!);
    expect(Object.values(decisions).reduce((sum, count) => sum + count, 0)).toBe(200);
  });

  test("each fold is decided by the threshold of the others", () => {
    const { positive, scores } = noisy(60);
    const { foldThresholds, threshold, inSample } = crossValidateThreshold(positive, scores, { folds: 6 });
    expect(foldThresholds).toHaveLength(6);
    expect({ threshold, inSample }).toEqual({
      threshold: fitThreshold(positive, scores).threshold,
      inSample: fitThreshold(positive, scores).value,
    });
  });

  test("the held-out part has its share of items and of positives", () => {
    const { positive, scores } = noisy(100);
    const { decisions, value } = holdOutThreshold(positive, scores, { share: 0.3, seed: 4 });
    const { truePositives, falsePositives, trueNegatives, falseNegatives } = decisions;
    expect(truePositives + falsePositives + trueNegatives + falseNegatives).toBe(30);
    const positives = positive.filter(Boolean).length;
    expect(Math.abs(truePositives + falseNegatives - 0.3 * positives)).toBeLessThanOrEqual(1);
    expect(value).toBe((truePositives + trueNegatives) / 30);
  });

  test("clusters are not torn apart", () => {
    // Two items of each cluster have the same score and outcome: torn apart, one would give the other away.
    const { positive, scores } = noisy(40);
    const doubled = <T>(items: T[]) => items.flatMap((item) => [item, item]);
    const clusters = doubled(scores.map((_, i) => `c${i}`));
    const { decisions } = holdOutThreshold(doubled(positive), doubled(scores), { clusters, share: 0.25 });
    for (const count of Object.values(decisions)) expect(count % 2).toBe(0);
  });

  test.each([
    [[], "there are no outcomes"],
    [[true, false, true], "there are too few items for 5 folds"],
  ])("%j: cross-validation says what is missing", (positive, reason) => {
    const result = crossValidateThreshold(positive, positive.map(Number));
    expect(result).toMatchObject({ value: null, reason });
  });

  test("Youden needs both outcomes outside every fold", () => {
    const positive = [true, false, false, false, false];
    const result = crossValidateThreshold(positive, [1, 0, 0, 0, 0], { criterion: "youden" });
    expect(result).toMatchObject({ value: null });
    expect("reason" in result && result.reason).toMatch(/^outside fold \d there are no positive outcomes$/u);
  });

  test("too few items cannot be held out", () => {
    expect(holdOutThreshold([true], [1])).toMatchObject({
      value: null,
      reason: "there are too few items to hold out 0.3 of them",
    });
    expect(() => holdOutThreshold([true], [1], { share: 30 })).toThrow("share must be between 0 and 1, got 30");
  });
});
