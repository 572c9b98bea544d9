import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../fixtures/read-fixture.js";
import { editSimilarity } from "./edit-similarity.js";

const ours = editSimilarity();
const rapidfuzz = editSimilarity({ normalize: [], unit: "code-point", emptyExpected: "no-answer" });
const score = (output: string, ...expected: string[]) => ours({ output, expected }).score;

describe("editSimilarity", () => {
  test("agrees with rapidfuzz on every pair of the fixture, but for blank texts of white space", () => {
    const rows = readFixture<PairInput, { levenshtein_normalized_similarity: number }>("edit.jsonl");
    expect(rows.length).toBe(399);
    const different = rows.filter(({ input, expected }) => {
      const { prediction, reference } = textsOf(input);
      const { score } = rapidfuzz({ output: prediction, expected: reference });
      return !(Math.abs(Number(score) - expected.levenshtein_normalized_similarity) < 1e-9);
    });
    // A blank is no text here: it equals an empty answer, and shares nothing with one that has a space inside.
    for (const { input } of different) {
      const { prediction, reference } = textsOf(input);
      expect({ prediction, label: rapidfuzz({ output: prediction, expected: reference }).label }).toEqual({
        prediction: expect.stringMatching(/^[\s\p{C}]+$/u),
        label: expect.stringMatching(/^(blank|no_answer)$/),
      });
    }
    expect(different.length).toBeLessThan(12);
  });

  test.each([
    ["दिल्ली", "दिल्ली", 1],
    ["दान", "दिन", 1 / 2],
    ["गंगा", "चीन", 0],
    ["👩‍👩‍👧 ok", "👨‍👩‍👧 ok", 3 / 4],
    ["abcd", "abdc", 1 / 2],
  ])("compares graphemes of %j and %j", (output, expected, similarity) => {
    expect(score(output, expected)).toBeCloseTo(similarity, 12);
  });

  test.each([
    ["NFC and NFD", "cafe\u0301", "caf\u00e9"],
    ["nukta spelled two ways", "\u095Bमीन", "ज़मीन"],
    ["native digits", "१९४७", "1947"],
    ["case and white space", " NEW  delhi\n", "New Delhi"],
    ["an emoji", "👍🏽", "👍🏽"],
  ])("does not mind %s", (_, output, expected) => {
    expect(ours({ output, expected })).toMatchObject({ score: 1, label: "matched", passed: null });
  });

  test("takes the closest of several expected answers", () => {
    expect(ours({ output: "Mumbai", expected: ["Bombay", "Mumbay"] })).toMatchObject({
      score: 5 / 6,
      metadata: { edits: 1, characters: 6, expectedIndex: 1 },
    });
  });

  test("scores a blank output 0 and leaves an empty expected answer unscored unless it means no answer", () => {
    expect(ours({ output: " ", expected: "Delhi" })).toMatchObject({ score: 0, label: "blank" });
    expect(ours({ output: "Delhi", expected: "" })).toMatchObject({ status: "unscored", label: "empty_expected" });
    const noAnswer = editSimilarity({ emptyExpected: "no-answer" });
    expect(noAnswer({ output: "", expected: "" }).score).toBe(1);
    expect(noAnswer({ output: "Delhi", expected: "" }).score).toBe(0);
  });

  test("is the same both ways", () => {
    expect(score("नई दिल्ली", "दिल्ली शहर")).toBe(score("दिल्ली शहर", "नई दिल्ली"));
  });

  test("scores any two texts from 0 to 1, the same both ways, and a text against itself 1", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 }).map((rest) => `क${rest}`);
    fc.assert(
      fc.property(text, text, (output, expected) => {
        const score = Number(ours({ output, expected }).score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(ours({ output: expected, expected: output }).score).toBe(score);
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
    expect(await contractViolations(rapidfuzz, cases)).toEqual([]);
  });
});
