import { describe, expect, test } from "vitest";
import { changedQuestions } from "./changed-questions.js";
import type { ScoredCase } from "./scored-case.js";

const scored = (input: string | null, expected: string | null): ScoredCase => ({
  number: 1,
  id: "q",
  input,
  expected,
  columns: [],
  scores: [],
  verdicts: [],
});

const said = (a: ScoredCase, b: ScoredCase, pairs = 1) =>
  changedQuestions(Array.from({ length: pairs }, (_, index) => ({ key: `q${index}`, a, b, columns: [] })));

describe("changedQuestions", () => {
  test("names the first pairs of other questions, and of these no other gold", () => {
    expect(said(scored("गंगा?", "x"), scored("यमुना?", "y"), 7)).toEqual([
      '7 pairs ask different questions ("q0", "q1", "q2", "q3", "q4", …): what is compared is not the same task',
    ]);
  });

  test("names pairs of another gold", () => {
    expect(said(scored("q", "दिल्ली"), scored("q", "नई दिल्ली"))).toEqual([
      '1 pair has a different expected answer ("q0"): a changed gold changes scores',
    ]);
  });

  test.each([
    ["what is not known", scored(null, null), scored("q", "x")],
    ["space at the edges", scored(" q\n", "x"), scored("q", "x ")],
    ["a text in another normal form", scored("\u0958", "x"), scored("\u0915\u093c", "x")],
  ])("says nothing of %s", (_, a, b) => {
    expect([said(a, b), said(b, a)]).toEqual([[], []]);
  });
});
