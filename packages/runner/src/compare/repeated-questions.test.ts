import { describe, expect, test } from "vitest";
import type { PairedBy, Pairing } from "./pair-cases.js";
import { repeatedQuestions } from "./repeated-questions.js";

const paired = (by: PairedBy, inputs: readonly (string | null)[]): Pairing => ({
  by,
  pairs: inputs.map((input, number) => {
    const scored = { number, id: null, input, expected: null, columns: [], scores: [], verdicts: [] };
    return { key: String(number), a: scored, b: scored, columns: [] };
  }),
  onlyA: [],
  onlyB: [],
});

describe("repeatedQuestions", () => {
  test("says that pairs by input go by the order of the files, and that they are not independent", () => {
    expect(repeatedQuestions(paired("input", ["கேள்வி", "கேள்வி", "প্রশ্ন"]), null)).toEqual([
      "1 question stands in several pairs; their cases are paired in the order of the files: give each case an id (--map id=COLUMN); answers to one question count as independent: --cluster-by its column",
    ]);
  });

  test("says of pairs by id only that they are not independent, and nothing where they are clustered", () => {
    const byId = paired("id", ["a", "a", "b", "b"]);
    expect(repeatedQuestions(byId, null)).toEqual([
      "2 questions stand in several pairs; answers to one question count as independent: --cluster-by its column",
    ]);
    expect(repeatedQuestions(byId, "question")).toEqual([]);
  });

  test("leaves a few repetitions among many pairs by id unsaid", () => {
    const many = [...Array.from({ length: 40 }, (_, index) => `q${index}`), "q1"];
    expect(repeatedQuestions(paired("id", many), null)).toEqual([]);
    expect(repeatedQuestions(paired("input", many), null)).toHaveLength(1);
  });

  test.each([
    ["each question once", ["a", "b"]],
    ["what nobody knows", [null, null]],
  ])("says nothing of %s", (_, inputs) => {
    expect(repeatedQuestions(paired("input", inputs), null)).toEqual([]);
  });
});
