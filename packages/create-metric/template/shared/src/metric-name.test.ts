import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { metricName } from "./metric-name.js";

const score = (output: string, ...expected: string[]) => metricName()({ output, expected }).score;

describe("metricName", () => {
  // Expected values: the definition, UAX #15 of Unicode 15.1. Name the reference implementation and its version here.
  test.each([
    ["Paris", "Paris", 1],
    ["Paris", "paris", 0],
    ["no no no", "no", 0],
    ["नई दिल्ली", "नई दिल्ली", 1],
    ["भारत", "चीन", 0],
    // The Bengali vowel sign O as one character and as its two halves: NFC and NFD of one text.
    ["\u0995\u09CB", "\u0995\u09C7\u09BE", 1],
    // A family is one emoji held together by joiners; without them it is three people.
    ["👩\u200D👩\u200D👧", "👩\u200D👩\u200D👧", 1],
    ["👩\u200D👩\u200D👧", "👩👩👧", 0],
    ["", "Paris", 0],
  ])("scores %j against %j as the definition does", (output, expected, value) => {
    expect(score(output, expected)).toBe(value);
  });

  test("takes any of several accepted answers", () => {
    expect(score("மதுரை", "Madurai", "மதுரை")).toBe(1);
  });

  test("is unscored where the gold answer is empty", () => {
    expect(metricName()({ output: "Paris", expected: "" }).label).toBe("empty_expected");
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { output: "नई दिल्ली", expected: ["दिल्ली", "नई दिल्ली"] },
      { output: "", expected: "Paris" },
    ];
    expect(await contractViolations(metricName(), cases)).toEqual([]);
  });
});
