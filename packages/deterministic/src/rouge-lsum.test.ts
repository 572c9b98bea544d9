import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rougeRows } from "../fixtures/rouge-rows.js";
import { rougeLsum } from "./rouge-lsum.js";

const ours = rougeLsum();
const score = (output: string, ...expected: string[]) => ours({ output, expected }).score;

describe("rougeLsum", () => {
  test("agrees with the definition of rouge-score on every row of the fixture", () => {
    const rows = rougeRows("rougeLsum");
    expect(rows.length).toBe(930);
    for (const { id, tokenizer, evalCase, values } of rows) {
      const metric = rougeLsum({ tokenizer, normalize: ["lower-case"], shortExpected: "zero" });
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

  // Lin 2004, section 3.2: the union of w1 w2 and w1 w3 w5 covers 4 of the 5 words.
  test("unites what several sentences of the output cover", () => {
    expect(ours({ output: "w1 w2 w6 w7 w8\nw1 w3 w8 w9 w5", expected: "w1 w2 w3 w4 w5" }).metadata).toMatchObject({
      recall: 4 / 5,
      precision: 4 / 10,
    });
  });

  test.each([
    ["राम आए\nसीता गई", "सीता गई\nराम आए", 1],
    ["राम आए सीता गई", "सीता गई राम आए", 1 / 2],
    ["दान", "दिन", 0],
    ["no no\nno", "no", 1 / 2],
  ])("scores %j against %j", (output, expected, f1) => {
    expect(score(output, expected)).toBeCloseTo(f1, 12);
  });

  test("finds sentences by their marks when asked", () => {
    const pair = { output: "राम आए। सीता गई।", expected: "सीता गई। राम आए।" };
    expect(ours(pair).score).toBe(1 / 2);
    expect(rougeLsum({ sentences: "marks" })(pair).score).toBe(1);
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
    expect(ours({ output: "New Delhi", expected: ["Delhi New", "New Delhi city"] })).toMatchObject({
      score: 0.8,
      metadata: { precision: 1, recall: 2 / 3, shared: 2, expectedUnits: 3, outputUnits: 2, expectedIndex: 1 },
    });
  });

  test("leaves an expected answer without a word unscored", () => {
    expect(ours({ output: "Delhi", expected: "।" })).toMatchObject({ status: "unscored", label: "too_short" });
    expect(rougeLsum({ shortExpected: "zero" })({ output: "Delhi", expected: "।" }).score).toBe(0);
  });

  test("warns where ASCII tokenisation throws letters away, and only there", () => {
    const google = rougeLsum({ tokenizer: "google", normalize: [] });
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
    expect(rougeLsum({ emptyExpected: "no-answer" })({ output: "", expected: "" }).score).toBe(1);
  });

  test("scores any two texts from 0 to 1 and a text against itself 1", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 }).map((rest) => `नई दिल्ली ${rest}`);
    fc.assert(
      fc.property(text, text, (output, expected) => {
        const score = Number(ours({ output, expected }).score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
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
    expect(await contractViolations(rougeLsum({ tokenizer: "google" }), cases)).toEqual([]);
  });
});
