import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PairInput, readFixture, textsOf } from "../fixtures/read-fixture.js";
import { jaroWinkler } from "./jaro-winkler.js";

const ours = jaroWinkler();
const options = { normalize: [], unit: "code-point", emptyExpected: "no-answer" } as const;

describe("jaroWinkler", () => {
  test.each([
    ["Jaro-Winkler", jaroWinkler(options), "jaro_winkler"],
    ["Jaro, with a prefix weight of 0", jaroWinkler({ ...options, prefixWeight: 0 }), "jaro"],
  ] as const)("agrees with rapidfuzz on every pair of the fixture in %s, blank outputs aside", (_, metric, key) => {
    const rows = readFixture<PairInput, { jaro: number; jaro_winkler: number }>("edit.jsonl");
    let compared = 0;
    for (const { id, input, expected } of rows) {
      const { prediction, reference } = textsOf(input);
      const { score, label } = metric({ output: prediction, expected: reference });
      if (label === "blank" || label === "no_answer") continue;
      expect(score, id).toBeCloseTo(expected[key], 12);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(380);
  });

  // Winkler 1990 and later tables of his.
  test.each([
    ["MARTHA", "MARHTA", 173 / 180],
    ["DWAYNE", "DUANE", 0.84],
    ["DIXON", "DICKSONX", 61 / 75],
  ])("scores %j and %j as the literature does", (output, expected, similarity) => {
    expect(ours({ output, expected }).score).toBeCloseTo(similarity, 12);
  });

  test.each([
    ["दिल्ली", "दिल्ली", 1],
    ["दान", "दिन", 2 / 3],
    ["गंगा", "चीन", 0],
    ["cafe\u0301", "CAF\u00c9", 1],
    ["👩‍👩‍👧", "👨‍👩‍👧", 0],
  ])("compares graphemes of %j and %j", (output, expected, similarity) => {
    expect(ours({ output, expected }).score).toBeCloseTo(similarity, 12);
  });

  test("takes the closest of several expected answers and explains it", () => {
    expect(ours({ output: "सीतारामन", expected: ["मोदी", "सीतारमन"] })).toMatchObject({
      label: "partial",
      metadata: { matchingCharacters: 4, transpositions: 0, prefix: 2, expectedIndex: 1 },
    });
  });

  test("counts a prefix only above a Jaro similarity of 0.7, and no more than four characters of it", () => {
    expect(ours({ output: "abcdefgh", expected: "abcdefgx" }).metadata.prefix).toBe(4);
    const low = ours({ output: "abxyz", expected: "abcdefghijk" });
    expect(low.metadata).toMatchObject({ prefix: 0, jaro: low.score });
  });

  test("refuses a prefix weight with which a score could pass 1", () => {
    expect(() => jaroWinkler({ prefixWeight: 0.3 })).toThrow("prefixWeight must be from 0 to 0.25, got 0.3");
    expect(() => jaroWinkler({ prefixWeight: -0.1 })).toThrow(/prefixWeight/);
  });

  test("scores a blank output 0 and leaves an empty expected answer unscored unless it means no answer", () => {
    expect(ours({ output: "", expected: "Delhi" })).toMatchObject({ score: 0, label: "blank" });
    expect(ours({ output: "Delhi", expected: "" })).toMatchObject({ status: "unscored", label: "empty_expected" });
    expect(jaroWinkler({ emptyExpected: "no-answer" })({ output: "", expected: "" }).score).toBe(1);
  });

  test("scores any two texts from 0 to 1 and a text against itself 1", () => {
    const text = fc.string({ unit: "binary", maxLength: 60 }).map((rest) => `क${rest}`);
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
    expect(await contractViolations(jaroWinkler({ prefixWeight: 0.25, unit: "code-point" }), cases)).toEqual([]);
  });
});
