import { describe, expect, test } from "vitest";
import { selectCases } from "./select-cases.js";

const candidates = Array.from({ length: 40 }, (_, index) => ({
  number: index + 1,
  verdicts: [index % 2 === 0, index % 4 === 0],
  isFlagged: index % 10 === 0,
  // The last even ones stand first in the queue.
  place: index % 2 === 0 ? 40 - index : null,
}));

describe("selectCases", () => {
  const numbers = (cases: "all" | "flagged", only: "failed" | "passed" | "disagreement" | null) =>
    selectCases(candidates, { cases, sample: null, only }, 1);

  test("takes those that failed, passed, or are in dispute", () => {
    expect(numbers("all", null)).toHaveLength(40);
    expect(numbers("all", "failed")).toHaveLength(30);
    expect(numbers("all", "passed")).toHaveLength(10);
    expect(numbers("all", "disagreement")).toHaveLength(10);
    expect(numbers("flagged", null)).toEqual([1, 11, 21, 31]);
  });

  test("takes the first of the queue, by their places in it and not at random", () => {
    const first = (sample: number | null, only: "failed" | null = null) =>
      selectCases(candidates, { cases: "queue", sample, only }, 1);
    expect(first(3)).toEqual([35, 37, 39]);
    expect(first(null)).toHaveLength(20);
    expect(first(2, "failed")).toEqual([35, 39]);
  });

  test("says so where nothing is left", () => {
    const unscored = [{ number: 1, verdicts: [null], isFlagged: false }];
    expect(() => selectCases(unscored, { cases: "all", sample: null, only: "failed" }, 1)).toThrow(
      "--cases all --only failed must leave a case to label, got none of 1",
    );
    expect(() => selectCases([], { cases: "all", sample: null, only: null }, 1)).toThrow("cases with an answer");
  });
});
