import { describe, expect, test } from "vitest";
import { sharedWords, unreachable, wrongWords } from "../../test/sample-metrics.js";
import { defineMetric } from "../define-metric.js";
import type { ScoreContext } from "../metric.js";
import { vitestEvalsJudge } from "./vitest-evals-judge.js";

describe("vitestEvalsJudge", () => {
  test("is a named judge that gives score and rationale", async () => {
    const judge = vitestEvalsJudge(sharedWords());
    expect(judge.name).toBe("shared-words");
    const context = { input: "राजधानी?", output: "दिल्ली", toolCalls: [], run: {}, session: {}, expected: "नई दिल्ली" };
    expect(await judge.assess(context)).toMatchObject({ score: 0.5, metadata: { rationale: "1 of 2 words" } });
  });

  test("records null for what cannot be scored", async () => {
    expect(await vitestEvalsJudge(sharedWords()).assess({ output: "दिल्ली" })).toMatchObject({
      score: null,
      metadata: { status: "unscored", rationale: 'shared-words needs "expected", which this case does not have' },
    });
  });

  test("throws an error result", async () => {
    await expect(vitestEvalsJudge(unreachable()).assess({ output: "a" })).rejects.toMatchObject({ code: "timeout" });
  });

  test("refuses a metric whose scale does not fit", () => {
    expect(() => vitestEvalsJudge(wrongWords())).toThrow(/^vitest-evals needs scores from 0 to 1/);
  });

  test("passes the abort signal on, and only where there is one", async () => {
    const seen: ScoreContext[] = [];
    const metric = defineMetric({
      package: "eval-metric-listener",
      name: "listener",
      version: 1,
      summary: "Always 1.",
      source: "https://example.com/listener",
      needs: [],
      range: [0, 1],
      higherIsBetter: true,
      defaults: {},
      create: () => (_evalCase, context) => {
        seen.push(context);
        return { score: 1, passed: true, label: "heard", reason: "heard", metadata: {} };
      },
    });
    const { signal } = new AbortController();
    await vitestEvalsJudge(metric()).assess({ output: "a", signal });
    await vitestEvalsJudge(metric()).assess({ output: "a" });
    expect(seen[0]?.signal).toBe(signal);
    expect(seen[1]).toEqual({});
  });
});
