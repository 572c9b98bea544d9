import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../fixtures/read-fixture.js";
import { characterErrorRate } from "./character-error-rate.js";

interface Errors {
  readonly cer: number;
  readonly distance: number;
  readonly reference_chars: number;
  readonly grapheme_distance?: number;
  readonly reference_graphemes?: number;
}

interface Corpus {
  readonly references: readonly string[];
  readonly predictions: readonly string[];
}

const ours = characterErrorRate();
const graphemes = characterErrorRate({ normalize: [], emptyExpected: "no-answer" });
const jiwer = characterErrorRate({ normalize: [], unit: "code-point", emptyExpected: "no-answer" });

describe("characterErrorRate", () => {
  const rows = readFixture<PairInput, Errors>("error-rates.jsonl").filter(({ metric }) => metric === "cer");

  test("agrees with jiwer on the code points of every pair of the fixture", () => {
    expect(rows.length).toBe(399);
    for (const { id, input, expected } of rows) {
      const { prediction, reference } = textsOf(input);
      const { score, metadata } = jiwer({ output: prediction, expected: reference });
      expect(score, id).toBeCloseTo(expected.cer, 12);
      const { distance: errors, reference_chars: expectedUnits } = expected;
      expect({ id, ...metadata }).toMatchObject({ id, errors, expectedUnits });
    }
  });

  test("agrees with the reference on graphemes wherever the fixture has them", () => {
    const withGraphemes = rows.filter(({ expected }) => expected.reference_graphemes !== undefined);
    expect(withGraphemes.length).toBe(396);
    for (const { id, input, expected } of withGraphemes) {
      const { prediction, reference } = textsOf(input);
      const { metadata } = graphemes({ output: prediction, expected: reference });
      const { grapheme_distance: errors, reference_graphemes: expectedUnits } = expected;
      expect({ id, ...metadata }).toMatchObject({ id, errors, expectedUnits });
    }
  });

  test("agrees with jiwer on the corpus score", () => {
    const corpora = readFixture<Corpus, { cer: number }>("error-rates-corpus.jsonl");
    expect(corpora.length).toBe(25);
    const { stats, merge, finish } = jiwer.corpus!;
    for (const { id, input, expected } of corpora) {
      const all = input.predictions.map((output, at) => stats(jiwer({ output, expected: input.references[at]! })));
      expect(finish(all.reduce(merge)), id).toBeCloseTo(expected.cer, 12);
    }
  });

  test.each([
    ["दिल्ली", "दिल्ली", 0],
    ["दान", "दिन", 1 / 2],
    ["चीन", "गंगा", 1],
    ["aab", "a", 2],
    ["👩‍👩‍👧 ok", "👨‍👩‍👧 ok", 1 / 4],
  ])("counts the errors of %j against %j in graphemes", (output, expected, rate) => {
    expect(ours({ output, expected }).score).toBe(rate);
  });

  test.each([
    ["NFC and NFD", "cafe\u0301", "caf\u00e9"],
    ["nukta spelled two ways", "\u095Bमीन", "ज़मीन"],
    ["native digits and case", "In १९४७", "in 1947"],
    ["white space at the ends", "\n दिल्ली ", "दिल्ली"],
  ])("does not mind %s", (_, output, expected) => {
    expect(ours({ output, expected })).toMatchObject({ score: 0, label: "matched", passed: null });
  });

  test("takes the expected answer with the lowest rate", () => {
    expect(ours({ output: "Mumbay", expected: ["Bombay", "Mumbai"] })).toMatchObject({
      score: 1 / 6,
      metadata: { hits: 5, substitutions: 1, insertions: 0, deletions: 0, errors: 1, expectedIndex: 1 },
    });
  });

  test("counts every character of the expected answer as deleted where the output is blank", () => {
    expect(ours({ output: " ", expected: "हिन्दी" })).toMatchObject({
      score: 1,
      label: "blank",
      metadata: { deletions: 2 },
    });
  });

  test("leaves an empty expected answer unscored, and counts insertions where no answer is expected", () => {
    expect(ours({ output: "x", expected: "" })).toMatchObject({ status: "unscored", label: "empty_expected" });
    expect(graphemes({ output: "", expected: "" })).toMatchObject({ score: 0, label: "no_answer" });
    expect(graphemes({ output: "हिन्दी", expected: "" })).toMatchObject({ score: 2, label: "unexpected_answer" });
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
