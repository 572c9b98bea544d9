import { describe, expect, test } from "vitest";
import { naive } from "../../test/judges.js";
import { expectNear, vectors } from "../../test/vectors.js";
import { classScores } from "./class-scores.js";
import { cohenKappa } from "./cohen-kappa.js";
import { confusionTable } from "./confusion-table.js";
import { fBeta } from "./f-beta.js";
import { matthewsCorrelation } from "./matthews-correlation.js";

describe("classification", () => {
  test("agrees with scikit-learn", () => {
    for (const { input, params, expected, tolerance } of vectors("stats-classify", "classification")) {
      const table = confusionTable<string | number>(input.y, input.pred, params.labels);
      expect(table.counts).toEqual(expected.confusion);
      const mcc = matthewsCorrelation(table).value;
      // scikit-learn says 0 where the coefficient is undefined.
      if (mcc === null) expect(expected.mcc).toBe(0);
      else expectNear(mcc, expected.mcc, tolerance);
      expectNear(cohenKappa(table).value, expected.kappa, tolerance);
      const scores = classScores(table, { undefinedAs: 0 });
      expectNear(scores.accuracy.value, expected.accuracy, tolerance);
      for (const part of ["precision", "recall", "f1"] as const)
        expectNear(scores.accuracy.value, expected.micro[part], tolerance);
      expectNear(scores.balancedAccuracy.value, expected.balanced_accuracy, tolerance);
      for (const part of ["precision", "recall", "f1"] as const) {
        expectNear(scores.macro[part].value, expected.macro[part], tolerance);
        expectNear(scores.weighted[part].value, expected.weighted[part], tolerance);
        expectNear(
          scores.perLabel.map((row) => row[part].value),
          expected.per_label.map((row: Record<string, number>) => row[part]),
          tolerance,
        );
      }
      expect(scores.perLabel.map(({ label, support }) => [label, support])).toEqual(
        expected.per_label.map((row: Record<string, unknown>) => [row["label"], row["support"]]),
      );
      if (expected.binary === undefined) continue;
      expectNear(fBeta(table, 1, 2).value, expected.binary.f2, tolerance);
      expectNear(fBeta(table, 1, 0.5).value, expected.binary["f0.5"], tolerance);
      expectNear(fBeta(table, 1).value, expected.binary.f1, tolerance);
    }
  });

  test("a label that is never predicted has no precision, and then the macro mean has none", () => {
    const scores = classScores(confusionTable(["a", "b"], ["a", "a"]));
    expect(scores.perLabel[1]).toEqual({
      label: "b",
      support: 1,
      precision: { value: null, reason: "b is never predicted" },
      recall: { value: 0 },
      f1: { value: 0 },
    });
    expect(scores.macro.precision).toEqual({ value: null, reason: "b is never predicted" });
    expect(scores.macro.recall).toEqual({ value: 0.5 });
  });

  test("an unknown label throws", () => {
    expect(() => confusionTable(["a"], ["b"], ["a"])).toThrow(`a rater's label must be one of ["a"], got "b"`);
    expect(() => fBeta(naive, "MAYBE")).toThrow(`label must be one of ["PASS","FAIL"], got "MAYBE"`);
  });
});
