import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { bertScore, bertScoreWith } from "./bert-score.js";
import { lexicalEncoder } from "./encoders/lexical-encoder.js";
import type { TokenEncoder } from "./encoders/token-encoder.js";

/** Vectors by hand: each word is a direction in the plane. */
const DEGREES: Readonly<Record<string, number>> = { cold: 0, freezing: 30, weather: 90, today: 180 };
const planar: TokenEncoder = {
  ...lexicalEncoder(),
  id: "planar",
  encodeTokens: async (texts) =>
    texts.map((text) =>
      text.split(" ").map((word) => {
        const angle = ((DEGREES[word] ?? 0) * Math.PI) / 180;
        return Float32Array.of(Math.cos(angle), Math.sin(angle));
      }),
    ),
};

const HALF_ROOT = Math.sqrt(3) / 2;

describe("bertScore", () => {
  // By the formulas of Zhang et al. 2020, section 3, from the angles.
  test.each([
    ["cold", "cold", 1, 1],
    ["freezing", "cold", HALF_ROOT, HALF_ROOT],
    ["freezing weather", "cold", HALF_ROOT / 2, HALF_ROOT],
    ["cold", "cold weather", 1, 0.5],
    ["freezing weather", "cold weather", (HALF_ROOT + 1) / 2, (HALF_ROOT + 1) / 2],
  ])("matches %j with %j as the formula does", async (output, expected, precision, recall) => {
    const { metadata } = await bertScoreWith(planar)({ output, expected });
    expect(metadata["precision"]).toBeCloseTo(precision, 6);
    expect(metadata["recall"]).toBeCloseTo(recall, 6);
    expect(metadata["f1"]).toBeCloseTo((2 * precision * recall) / (precision + recall), 6);
  });

  test("is 0 where a harmonic mean has no meaning, and says what it is made of", async () => {
    const { score, metadata } = await bertScoreWith(planar)({ output: "cold", expected: "today" });
    expect(score).toBe(0);
    expect(metadata["precision"]).toBeCloseTo(-1, 6);
  });

  test("scores the measure that is asked for, on the best answer for it", async () => {
    const evalCase = { output: "cold", expected: ["cold weather", "freezing"] };
    const { score, metadata } = await bertScoreWith(planar, { measure: "recall" })(evalCase);
    expect([metadata["expectedIndex"], score]).toEqual([1, expect.closeTo(HALF_ROOT, 6)]);
    expect((await bertScoreWith(planar, { measure: "precision" })(evalCase)).metadata["expectedIndex"]).toBe(0);
  });

  test.each([
    ["नई दिल्ली", "नई दिल्ली"],
    ["\u0995\u09CB", "\u0995\u09C7\u09BE"],
    ["👩\u200D👩\u200D👧", "👩\u200D👩\u200D👧"],
  ])("with words as tokens gives %j the most that %j can have", async (output, expected) => {
    expect((await bertScore()({ output, expected })).score).toBeCloseTo(1, 6);
  });

  test("gives no verdict, and a blank output 0", async () => {
    expect(await bertScore()({ output: "a", expected: "b" })).toMatchObject({ status: "scored", passed: null });
    expect(await bertScore()({ output: " ", expected: "b" })).toMatchObject({ score: 0, passed: null, label: "blank" });
  });

  test("needs vectors of tokens", () => {
    const { encodeTokens, ...plain } = planar;
    expect(() => bertScoreWith(plain as TokenEncoder)).toThrow("planar gives no vectors of tokens");
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "नई दिल्ली", expected: ["दिल्ली", "नई दिल्ली"] },
      { output: "", expected: "Paris" },
    ];
    expect(await contractViolations(bertScore(), cases)).toEqual([]);
  });
});
