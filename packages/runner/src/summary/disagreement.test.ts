import type { EvalCase, MetricResult } from "@eval/core";
import { describe, expect, test } from "vitest";
import { countPairs, emptyPairs, mergePairs } from "./disagreement.js";

const verdict = (passed: boolean | null): MetricResult =>
  ({ name: "m", status: "scored", score: 1, passed, label: "l", reason: "r", metadata: {} }) as MetricResult;

const batchOf = (evalCase: EvalCase, number: number) => ({ caseAt: () => evalCase, numberAt: () => number });

function pairsOf(verdicts: readonly [boolean | null, boolean | null][], firstCase = 1) {
  const pairs = emptyPairs(2);
  verdicts.forEach(([a, b], index) => {
    countPairs(pairs, [verdict(a), verdict(b)], batchOf({ output: `out ${index}` }, firstCase + index), 0);
  });
  return pairs;
}

describe("disagreement of two metrics", () => {
  test("puts each case with two verdicts into one of four buckets", () => {
    const [pair] = pairsOf([
      [true, true],
      [true, false],
      [false, true],
      [false, false],
      [true, null],
      [null, false],
    ]);
    expect(pair?.counts).toEqual({ bothPass: 1, onlyA: 1, onlyB: 1, bothFail: 1 });
  });

  test("keeps the first five cases of a bucket, whichever shard comes first", () => {
    const early = pairsOf(
      Array.from({ length: 3 }, () => [true, false]),
      1,
    );
    const late = pairsOf(
      Array.from({ length: 4 }, () => [true, false]),
      10,
    );
    mergePairs(late, early);
    expect(late[0]?.examples.onlyA.map((example) => example.case)).toEqual([1, 2, 3, 10, 11]);
    expect(late[0]?.counts.onlyA).toBe(7);
  });

  test("makes one pair of every two metrics", () => {
    expect(emptyPairs(4).map(({ a, b }) => [a, b])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  test("cuts a long text between characters", () => {
    const pairs = emptyPairs(2);
    countPairs(pairs, [verdict(true), verdict(false)], batchOf({ output: "👍".repeat(400) }, 1), 0);
    expect(pairs[0]?.examples.onlyA[0]?.output?.isWellFormed()).toBe(true);
  });
});
