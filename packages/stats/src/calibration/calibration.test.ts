import { describe, expect, test } from "vitest";
import { expectNear, vectors } from "../../test/vectors.js";
import { brierScore } from "./brier-score.js";
import { calibrationError } from "./calibration-error.js";
import { logLoss } from "./log-loss.js";

const rows = vectors("stats-calibration", "calibration");

describe("calibration", () => {
  test("Brier score and log loss agree with scikit-learn", () => {
    for (const { input, expected, tolerance } of rows) {
      const outcomes = input.y.map(Boolean);
      expectNear(brierScore(input.p, outcomes).value, expected.brier, tolerance);
      expectNear(logLoss(input.p, outcomes, { nearest: Number.EPSILON }).value, expected.log_loss, tolerance);
    }
  });

  test("ECE and MCE agree with the definition, and with torchmetrics where bins are closed on the left", () => {
    for (const { input, expected, tolerance } of rows) {
      for (const bins of [5, 10, 15]) {
        for (const closed of ["right", "left"] as const) {
          const { value, maximum } = calibrationError(input.p, input.y.map(Boolean), { bins, closed });
          const key = `${bins}_${closed}_closed`;
          expectNear([value, maximum], [expected[`ece_${key}`], expected[`mce_${key}`]], tolerance);
        }
      }
    }
  });

  test("bins without predictions are left out", () => {
    expect(calibrationError([0.05, 0.95], [false, true]).bins).toEqual([
      { low: 0, high: 0.1, count: 1, meanPrediction: 0.05, rate: 0 },
      { low: 0.9, high: 1, count: 1, meanPrediction: 0.95, rate: 1 },
    ]);
  });

  test("what was called impossible and happened has no log loss", () => {
    expect(logLoss([0.5, 1], [true, false])).toEqual({
      value: null,
      reason: "outcome 1 happened, but its probability was 0",
    });
  });

  test("no predictions have no scores", () => {
    expect(brierScore([], [])).toEqual({ value: null, reason: "there are no values" });
    expect(logLoss([], []).value).toBeNull();
    expect(calibrationError([], [])).toEqual({
      value: null,
      reason: "there are no predictions",
      maximum: null,
      bins: [],
    });
  });

  test("percentages throw", () => {
    expect(() => brierScore([0.5, 95], [true, true])).toThrow("probabilities[1] must be between 0 and 1, got 95");
  });
});
