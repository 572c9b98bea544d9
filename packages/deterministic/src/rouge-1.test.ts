import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rougeRows } from "../fixtures/rouge-rows.js";
import { rouge1 } from "./rouge-1.js";

const ours = rouge1();
const score = (output: string, ...expected: string[]) => ours({ output, expected }).score;

describe("rouge1", () => {
  test("agrees with the definition of rouge-score on every row of the fixture", () => {
    const rows = rougeRows("rouge1");
    expect(rows.length).toBe(937);
    for (const { id, tokenizer, evalCase, values } of rows) {
      const metric = rouge1({ tokenizer, normalize: ["lower-case"], shortExpected: "zero" });
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
    ["गंगा नदी", "नदी गंगा", 1],
    ["दान", "दिन", 0],
    ["no no no", "no", 1 / 2],
    ["the Narmada river valley", "Narmada valley", 2 / 3],
  ])("scores %j against %j", (output, expected, f1) => {
    expect(score(output, expected)).toBeCloseTo(f1, 12);
  });

  test.each([
    ["danda", "नई दिल्ली।", "नई दिल्ली"],
    ["NFC and NFD", "cafe\u0301 culture", "caf\u00e9 culture"],
    ["native digits and case", "In १९४७", "in 1947"],
    ["emoji between words", "नई 👩‍👩‍👧 दिल्ली", "नई दिल्ली"],
  ])("does not mind %s", (_, output, expected) => {
    expect(ours({ output, expected })).toMatchObject({ score: 1, label: "matched", passed: null });
  });

  test("takes the expected answer with the best F1", () => {
    expect(ours({ output: "New Delhi", expected: ["Delhi", "New Delhi city"] })).toMatchObject({
      score: 0.8,
      label: "partial",
      metadata: { precision: 1, recall: 2 / 3, shared: 2, expectedUnits: 3, outputUnits: 2, expectedIndex: 1 },
    });
  });

  test("leaves an expected answer without a word unscored", () => {
    expect(ours({ output: "Delhi", expected: "।" })).toMatchObject({ status: "unscored", label: "too_short" });
    expect(rouge1({ shortExpected: "zero" })({ output: "Delhi", expected: "।" }).score).toBe(0);
  });

  test("warns where ASCII tokenisation throws letters away, and only there", () => {
    const google = rouge1({ tokenizer: "google", normalize: [] });
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
    expect(rouge1({ emptyExpected: "no-answer" })({ output: "", expected: "" }).score).toBe(1);
  });

  test("scores any two texts from 0 to 1, the same both ways, and a text against itself 1", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 }).map((rest) => `नई दिल्ली ${rest}`);
    fc.assert(
      fc.property(text, text, (output, expected) => {
        const score = Number(ours({ output, expected }).score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(ours({ output: expected, expected: output }).score).toBeCloseTo(score, 12);
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
    expect(await contractViolations(rouge1({ tokenizer: "google" }), cases)).toEqual([]);
  });
});
