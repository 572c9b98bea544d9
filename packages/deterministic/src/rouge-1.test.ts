import { describe, expect, test } from "vitest";
import { rouge1 } from "./rouge-1.js";

const ours = rouge1();
const score = (output: string, ...expected: string[]) => ours({ output, expected }).score;

describe("rouge1", () => {
  test.each([
    ["गंगा नदी", "नदी गंगा", 1],
    ["दान", "दिन", 0],
    ["no no no", "no", 1 / 2],
    ["the Narmada river valley", "Narmada valley", 2 / 3],
  ])("scores %j against %j", (output, expected, f1) => {
    expect(score(output, expected)).toBeCloseTo(f1, 12);
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
});
