import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../fixtures/read-fixture.js";
import { wordErrorRate } from "./word-error-rate.js";

interface Counts {
  readonly wer: number;
  readonly hits: number;
  readonly substitutions: number;
  readonly deletions: number;
  readonly insertions: number;
  readonly hits_range_over_optimal_alignments?: readonly number[];
}

interface Corpus {
  readonly references: readonly string[];
  readonly predictions: readonly string[];
}

const ours = wordErrorRate();
const jiwer = wordErrorRate({ normalize: [], tokenizer: "jiwer", emptyExpected: "no-answer" });

describe("wordErrorRate", () => {
  test("agrees with jiwer on every pair of the fixture, the kinds of errors included", () => {
    const rows = readFixture<PairInput, Counts>("error-rates.jsonl").filter(({ metric }) => metric === "wer");
    expect(rows.length).toBe(399);
    for (const { id, input, expected } of rows) {
      const { prediction, reference } = textsOf(input);
      const { score, metadata } = jiwer({ output: prediction, expected: reference });
      const { wer, hits_range_over_optimal_alignments, ...counts } = expected;
      expect(score, id).toBeCloseTo(wer, 12);
      expect({ id, ...metadata }).toMatchObject({ id, ...counts });
    }
  });

  test("agrees with jiwer on the corpus score, which is not the mean of the cases", () => {
    const rows = readFixture<Corpus, { wer: number; errors: number; reference_words: number }>(
      "error-rates-corpus.jsonl",
    );
    expect(rows.length).toBe(25);
    const { stats, merge, finish } = jiwer.corpus!;
    for (const { id, input, expected } of rows) {
      const all = input.predictions.map((output, at) => stats(jiwer({ output, expected: input.references[at]! })));
      const pooled = all.reduce(merge);
      expect({ id, ...pooled }).toEqual({ id, errors: expected.errors, expectedUnits: expected.reference_words });
      expect(finish(pooled), id).toBeCloseTo(expected.wer, 12);
      // Shards may be merged in any order.
      expect(all.reduceRight(merge)).toEqual(pooled);
    }
  });

  test.each([
    ["नई दिल्ली", "नई दिल्ली", 0],
    ["दान", "दिन", 1],
    ["गंगा नदी", "गंगा", 1],
    ["दिल्ली", "नई दिल्ली", 1 / 2],
    ["no no no", "no", 2],
    ["👍", "नई दिल्ली", 1],
  ])("counts the errors of %j against %j", (output, expected, rate) => {
    expect(ours({ output, expected }).score).toBe(rate);
  });

  test.each([
    ["a danda", "गंगा नदी।", "गंगा नदी"],
    ["NFC and NFD", "cafe\u0301", "caf\u00e9"],
    ["native digits and case", "In १९४७", "in 1947"],
    ["a line break", "नई\nदिल्ली", "नई दिल्ली"],
  ])("does not mind %s", (_, output, expected) => {
    expect(ours({ output, expected })).toMatchObject({ score: 0, label: "matched", passed: null });
  });

  test("counts punctuation with the tokenizer whitespace", () => {
    expect(wordErrorRate({ tokenizer: "whitespace" })({ output: "गंगा नदी।", expected: "गंगा नदी" }).score).toBe(1 / 2);
  });

  test("takes the expected answer with the lowest rate", () => {
    expect(ours({ output: "New Delhi", expected: ["Delhi", "New Delhi city"] })).toMatchObject({
      score: 1 / 3,
      metadata: { hits: 2, deletions: 1, errors: 1, expectedUnits: 3, expectedIndex: 1 },
    });
  });

  test("counts every word of the expected answer as deleted where the output is blank", () => {
    expect(ours({ output: "", expected: "नई दिल्ली" })).toMatchObject({
      score: 1,
      label: "blank",
      metadata: { deletions: 2, expectedUnits: 2 },
    });
  });

  test("leaves an expected answer without words unscored, and counts insertions where none is expected", () => {
    expect(ours({ output: "x", expected: "" })).toMatchObject({ status: "unscored", label: "empty_expected" });
    expect(ours({ output: "x", expected: "।" })).toMatchObject({ status: "unscored", label: "no_words" });
    expect(jiwer({ output: "", expected: "" })).toMatchObject({ score: 0, label: "no_answer" });
    expect(jiwer({ output: "new delhi", expected: "" })).toMatchObject({ score: 2, label: "unexpected_answer" });
  });

  test("has no corpus score where no case has an expected word", () => {
    const { stats, finish } = jiwer.corpus!;
    expect(finish(stats(jiwer({ output: "x", expected: "" })))).toBeNull();
  });

  test("finds no error in a text against itself, and never fewer than none", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 }).map((rest) => `क${rest}`);
    fc.assert(
      fc.property(text, text, (output, expected) => {
        expect(ours({ output, expected }).score).toBeGreaterThanOrEqual(0);
        expect(ours({ output, expected: output }).score).toBe(0);
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "नई दिल्ली", expected: ["दिल्ली", "नई दिल्ली"] },
      { output: "👩‍👩‍👧", expected: "👩" },
    ];
    expect(await contractViolations(ours, cases)).toEqual([]);
    expect(await contractViolations(jiwer, cases)).toEqual([]);
  });
});
