import { describe, expect, test } from "vitest";
import { isMetricFactory } from "../metric.js";
import { contractViolations } from "../testing.js";
import type { ForeignScore } from "./foreign-score.js";
import { metricFromScorer } from "./metric-from-scorer.js";

const common = {
  package: "eval-metric-foreign",
  name: "foreign",
  version: 1,
  summary: "A scorer of another tool.",
  source: "https://example.com/foreign",
  needs: ["output", "expected"],
} as const;

const giving = (score: ForeignScore) => metricFromScorer({ ...common, scorer: () => score });
const evalCase = { output: "दिल्ली", expected: "दिल्ली" };

describe("metricFromScorer", () => {
  test("is a metric factory with the definition given", () => {
    const factory = giving(1);
    expect(isMetricFactory(factory)).toBe(true);
    expect(factory.info).toMatchObject({ name: "foreign", range: [0, 1], higherIsBetter: true });
    expect(factory().async).toBe(true);
  });

  test.each([
    [0.5, { score: 0.5, passed: null, label: "scored", reason: "foreign gave 0.5" }],
    [true, { score: 1, passed: true, label: "passed", reason: "foreign gave 1" }],
    [
      { score: false, comment: "no" },
      { score: 0, passed: false, label: "failed", reason: "no" },
    ],
    [
      { name: "Factuality", score: 0.6, metadata: { rationale: "a subset", choice: "A" } },
      { score: 0.6, passed: null, label: "A", reason: "a subset", metadata: { rationale: "a subset", choice: "A" } },
    ],
  ])("reads %j", async (given, result) => {
    expect(await giving(given)()(evalCase)).toMatchObject({ status: "scored", ...result });
  });

  test.each([null, { score: null }])("takes %j for unscored", async (given) => {
    expect(await giving(given)()(evalCase)).toMatchObject({
      status: "unscored",
      score: null,
      label: "skipped",
      reason: "foreign skipped this case",
    });
  });

  test("passes from the threshold, which wins over a verdict", async () => {
    expect(await giving(0.5)({ threshold: 0.5 })(evalCase)).toMatchObject({ passed: true, label: "passed" });
    expect(await giving(0.4)({ threshold: 0.5 })(evalCase)).toMatchObject({ passed: false, label: "failed" });
    expect(await giving(false)({ threshold: 0 })(evalCase)).toMatchObject({ score: 0, passed: true });
  });

  test.each([-0.1, 1.1, "0.5" as unknown as number])("refuses the threshold %j", (threshold) => {
    expect(() => giving(1)({ threshold })).toThrow(expect.objectContaining({ code: "invalid-option" }));
  });

  test("calls the scorer once for each accepted answer and keeps the best", async () => {
    const seen: string[] = [];
    const metric = metricFromScorer({
      ...common,
      scorer: ({ output, expected }) => {
        seen.push(expected);
        return { score: output === expected ? 1 : expected === "" ? null : 0.25, comment: expected };
      },
    })();
    expect(await metric({ output: "b", expected: ["", "a", "b", "c"] })).toMatchObject({ score: 1, reason: "b" });
    expect(seen.sort()).toEqual(["", "a", "b", "c"]);
    expect(await metric({ output: "b", expected: ["", "a", "c"] })).toMatchObject({ score: 0.25, reason: "a" });
  });

  test("calls the scorer without an expected answer where none is needed", async () => {
    const metric = metricFromScorer({ ...common, needs: ["output"], scorer: (given) => Number("expected" in given) })();
    expect(await metric({ output: "a" })).toMatchObject({ score: 0 });
  });

  test.each([
    [() => ({ score: 0, error: new Error("rate limited") }), "foreign failed: rate limited"],
    [() => Promise.reject(new Error("rate limited")), "rate limited"],
    [() => 1.5, "foreign must score inside [0,1], got 1.5"],
    [() => Number.NaN, "foreign must score inside [0,1], got NaN"],
    [() => [{ score: 1 }] as unknown as ForeignScore, 'foreign must give one score, got [{"score":1}]'],
    [() => undefined as unknown as ForeignScore, "foreign must give one score, got undefined"],
  ])("turns what is no score into an error, %#", async (scorer, reason) => {
    expect(await metricFromScorer({ ...common, scorer })()(evalCase)).toMatchObject({ status: "error", reason });
  });

  test("keeps of the metadata what is plain JSON", async () => {
    const metadata = { at: new Date(0), model: "gpt", retries: undefined };
    expect((await giving({ score: 1, metadata })()(evalCase)).metadata).toEqual({ model: "gpt" });
  });

  test("keeps the promises of every metric", async () => {
    expect(await contractViolations(giving(0.5)(), [evalCase])).toEqual([]);
  });
});
