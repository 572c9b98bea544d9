import { defineMetric, type Metric, type MetricResult } from "@eval/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { count, emptyTally, mergeTally } from "./tally.js";

const metric = defineMetric({
  package: "test",
  name: "length-share",
  version: 1,
  summary: "A share",
  source: "none",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
  flags: ["odd"],
  defaults: {},
  create:
    () =>
    ({ output }) => ({
      score: 1 / output.length,
      passed: null,
      label: "measured",
      reason: "measured",
      metadata: { odd: output.length % 2 === 1 },
    }),
  // Errors and words, summed over the corpus.
  corpus: {
    stats: () => ({ cases: 1 }),
    merge: (a, b) => ({ cases: (a["cases"] as number) + (b["cases"] as number) }),
    finish: (stats) => stats["cases"] as number,
  },
})() as unknown as Metric;

const results = fc
  .array(fc.integer({ min: 1, max: 50 }), { maxLength: 60 })
  .map((lengths) => lengths.map((length) => metric({ output: "x".repeat(length) }) as MetricResult));

function tallyOf(all: readonly MetricResult[]) {
  const tally = emptyTally();
  for (const result of all) count(tally, result, metric);
  return tally;
}

const plain = (tally: ReturnType<typeof emptyTally>) => ({
  ...tally,
  scores: tally.scores.toJSON(),
  labels: Object.fromEntries(tally.labels),
  flags: Object.fromEntries(tally.flags),
});

describe("tallies", () => {
  test("are the same for shards merged in any order as for the whole, sums included", () => {
    fc.assert(
      fc.property(results, fc.integer({ min: 0, max: 60 }), (all, cut) => {
        const [first, second] = [tallyOf(all.slice(0, cut)), tallyOf(all.slice(cut))];
        mergeTally(second, first, metric.corpus);
        expect(plain(second)).toEqual(plain(tallyOf(all)));
      }),
    );
  });

  test("keep what could not be measured out of the scores and count it", () => {
    const face = { name: "m", reason: "r", metadata: {} };
    const tally = tallyOf([
      { ...face, status: "scored", score: 1, passed: true, label: "matched" },
      { ...face, status: "scored", score: 0, passed: false, label: "blank" },
      { ...face, status: "unscored", score: null, passed: null, label: "empty_expected" },
      { ...face, status: "error", score: null, passed: null, label: "timeout" },
    ]);
    expect(tally).toMatchObject({ cases: 4, unscored: 1, errors: 1, blank: 1, verdicts: 2, passed: 1 });
    expect(tally.scores.mean).toEqual({ value: 0.5 });
  });
});
