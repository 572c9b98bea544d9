import { describe, expect, test } from "vitest";
import { rouge2 } from "./rouge-2.js";

const ours = rouge2();
const score = (output: string, ...expected: string[]) => ours({ output, expected }).score;

describe("rouge2", () => {
  test.each([
    ["नई दिल्ली शहर", "नई दिल्ली", 2 / 3],
    ["गंगा नदी", "नदी गंगा", 0],
    ["a b a b", "a b", 1 / 2],
    ["दिल्ली", "नई दिल्ली", 0],
  ])("scores %j against %j", (output, expected, f1) => {
    expect(score(output, expected)).toBeCloseTo(f1, 12);
  });

  test("takes the expected answer with the best F1 and passes over those of one word", () => {
    expect(ours({ output: "New Delhi city", expected: ["Delhi", "New Delhi"] })).toMatchObject({
      score: 2 / 3,
      metadata: { precision: 1 / 2, recall: 1, shared: 1, expectedUnits: 1, outputUnits: 2, expectedIndex: 1 },
    });
  });

  test("leaves an expected answer of one word unscored", () => {
    expect(ours({ output: "Delhi", expected: "Delhi" })).toMatchObject({ status: "unscored", label: "too_short" });
    expect(rouge2({ shortExpected: "zero" })({ output: "Delhi", expected: "Delhi" }).score).toBe(0);
  });
});
