import { evalTaskMeta, vitestEvalsJudge } from "@eval/core/adapters";
import { describe, expect, test } from "vitest";
import { createHarness, describeEval, type JudgeContext } from "vitest-evals";
import { sharedWords, unreachable } from "../../packages/core/test/sample-metrics.js";

type Context = JudgeContext<string, string> & { expected?: string };

const judge = vitestEvalsJudge<Context>(sharedWords());

describe("vitest-evals 0.16.1", () => {
  test("accepts an adapted metric as a judge and keeps its score where evalTaskMeta would", async ({ task }) => {
    await expect("दिल्ली").toSatisfyJudge(judge, { expected: "नई दिल्ली", threshold: 0.5 });
    const { metadata, score } = await vitestEvalsJudge(sharedWords()).assess({ output: "दिल्ली", expected: "नई दिल्ली" });
    expect(task.meta.eval).toEqual({
      ...evalTaskMeta([{ metadata, score, name: judge.name }], { output: "दिल्ली", threshold: 0.5 }).eval,
      toolCalls: [],
    });
  });

  test("fails below the threshold, showing the rationale", async () => {
    const assertion = expect("दिल्ली").toSatisfyJudge(judge, { expected: "नई दिल्ली", threshold: 0.75 });
    await expect(assertion).rejects.toThrow("1 of 2 words");
  });

  test("takes an unscored case for 0 against a threshold, and records it without one", async () => {
    await expect(expect("दिल्ली").toSatisfyJudge(judge, { threshold: 0.1 })).rejects.toThrow('needs "expected"');
    await expect("दिल्ली").toSatisfyJudge(judge, { threshold: null });
  });

  test("fails with the error of a metric that could not measure", async () => {
    const assertion = expect("दिल्ली").toSatisfyJudge(vitestEvalsJudge(unreachable()), { threshold: null });
    await expect(assertion).rejects.toThrow("unreachable failed: no answer within 10 s");
  });
});

describeEval(
  "vitest-evals 0.16.1, a suite",
  {
    harness: createHarness<string, string>({
      name: "echo",
      run: ({ input }) => ({ output: input, messages: [{ role: "assistant", content: input }] }),
    }),
    judges: [vitestEvalsJudge<Context>(sharedWords(), { toCase: ({ output }) => ({ output, expected: "दिल्ली" }) })],
  },
  (it) => {
    it("runs an adapted metric after each run", async ({ run, task }) => {
      await run("नई दिल्ली");
      expect(task.meta.eval).toMatchObject({ avgScore: 1, scores: [{ name: "shared-words", score: 1 }] });
    });
  },
);
