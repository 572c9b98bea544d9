import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rougeRows } from "../../fixtures/rouge-rows.js";
import { rouge1 } from "../rouge-1.js";
import { rouge2 } from "../rouge-2.js";
import { rougeL } from "../rouge-l.js";
import { rougeLsum } from "../rouge-lsum.js";

describe.each([
  { key: "rouge1", make: rouge1, rowCount: 937 },
  { key: "rouge2", make: rouge2, rowCount: 937 },
  { key: "rougeL", make: rougeL, rowCount: 937 },
  { key: "rougeLsum", make: rougeLsum, rowCount: 930 },
] as const)("$key, as every ROUGE metric,", ({ key, make, rowCount }) => {
  const ours = make();

  test("agrees with the definition of rouge-score on every row of the fixture", () => {
    const rows = rougeRows(key);
    expect(rows.length).toBe(rowCount);
    for (const { id, tokenizer, evalCase, values } of rows) {
      const metric = make({ tokenizer, normalize: ["lower-case"], shortExpected: "zero" });
      const { score, label, metadata } = metric(evalCase);
      const { precision, recall, f1 } = metadata;
      if (label === "blank" || label === "empty_expected") {
        expect({ id, ...values }).toEqual({ id, precision: 0, recall: 0, f1: 0 });
      } else {
        expect(score).toBe(f1);
        expect(Math.abs(Number(precision) - values.precision), id).toBeLessThan(1e-12);
        expect(Math.abs(Number(recall) - values.recall), id).toBeLessThan(1e-12);
        expect(Math.abs(Number(f1) - values.f1), id).toBeLessThan(1e-12);
      }
    }
  });

  test.each([
    ["danda", "नई दिल्ली।", "नई दिल्ली"],
    ["NFC and NFD", "cafe\u0301 culture", "caf\u00e9 culture"],
    ["native digits and case", "In १९४७", "in 1947"],
    ["emoji between words", "नई 👩‍👩‍👧 दिल्ली", "नई दिल्ली"],
  ])("does not mind %s", (_, output, expected) => {
    expect(ours({ output, expected })).toMatchObject({ score: 1, label: "matched", passed: null });
  });

  test("warns where ASCII tokenisation throws letters away, and only there", () => {
    const google = make({ tokenizer: "google", normalize: [] });
    expect(google({ output: "नई Delhi city", expected: "Delhi city" }).metadata.nonAsciiLetters).toBe(true);
    expect(google({ output: "Delhi city!", expected: "Delhi city" }).metadata.nonAsciiLetters).toBeUndefined();
    expect(ours({ output: "नई Delhi city", expected: "Delhi city" }).metadata.nonAsciiLetters).toBeUndefined();
    // Nothing is left of it, so it is no score rather than 0 for the same text.
    expect(google({ output: "नई दिल्ली", expected: "नई दिल्ली" })).toMatchObject({
      status: "unscored",
      label: "too_short",
      metadata: { nonAsciiLetters: true },
    });
  });

  test("scores a blank output 0 and leaves an empty expected answer unscored unless it means no answer", () => {
    expect(ours({ output: "", expected: "नई दिल्ली" })).toMatchObject({ score: 0, label: "blank" });
    expect(ours({ output: "Delhi", expected: "" })).toMatchObject({ status: "unscored", label: "empty_expected" });
    expect(make({ emptyExpected: "no-answer" })({ output: "", expected: "" }).score).toBe(1);
  });

  test("scores a text of two words and anything else against itself 1", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 }).map((rest) => `नई दिल्ली ${rest}`);
    fc.assert(
      fc.property(text, (output) => {
        expect(ours({ output, expected: output }).score).toBe(1);
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "नई दिल्ली", expected: ["दिल्ली", "नई दिल्ली"] },
      { output: "👩‍👩‍👧", expected: "👩" },
    ];
    expect(await contractViolations(ours, cases)).toEqual([]);
    expect(await contractViolations(make({ tokenizer: "google" }), cases)).toEqual([]);
  });
});
