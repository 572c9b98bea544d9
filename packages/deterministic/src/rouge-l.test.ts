import { describe, expect, test } from "vitest";
import { rougeL } from "./rouge-l.js";

const ours = rougeL();
const score = (output: string, ...expected: string[]) => ours({ output, expected }).score;

describe("rougeL", () => {
  // Lin 2004, section 3.1, with plain F1.
  test.each([
    ["police kill the gunman", "police killed the gunman", 3 / 4],
    ["the gunman kill police", "police killed the gunman", 1 / 2],
    ["the gunman police killed", "police killed the gunman", 1 / 2],
    ["दान", "दिन", 0],
    ["no no no", "no", 1 / 2],
  ])("scores %j against %j", (output, expected, f1) => {
    expect(score(output, expected)).toBeCloseTo(f1, 12);
  });

  test("takes the expected answer with the best F1", () => {
    expect(ours({ output: "New Delhi", expected: ["Delhi New", "New Delhi city"] })).toMatchObject({
      score: 0.8,
      metadata: { precision: 1, recall: 2 / 3, shared: 2, expectedUnits: 3, outputUnits: 2, expectedIndex: 1 },
    });
  });

  test("leaves an expected answer without a word unscored", () => {
    expect(ours({ output: "Delhi", expected: "।" })).toMatchObject({ status: "unscored", label: "too_short" });
    expect(rougeL({ shortExpected: "zero" })({ output: "Delhi", expected: "।" }).score).toBe(0);
  });
});
