import { describe, expect, test } from "vitest";
import { evalTaskMeta } from "./eval-task-meta.js";
import type { Explanation } from "./explanation.js";

const scoreOf = (name: string, score: number | null) => {
  const status = score === null ? "unscored" : "scored";
  const metadata: Explanation = { rationale: name, status, label: name, passed: null, score, detail: {} };
  return { name, score, metadata };
};

describe("evalTaskMeta", () => {
  test("gives the scores and their mean", () => {
    const scores = [scoreOf("a", 1), scoreOf("b", 0.5)];
    expect(evalTaskMeta(scores)).toEqual({ eval: { scores, avgScore: 0.75 } });
  });

  test("shows an unscored result and leaves it out of the mean", () => {
    const scores = [scoreOf("a", 1), scoreOf("b", null)];
    expect(evalTaskMeta(scores)).toEqual({ eval: { scores, avgScore: 1 } });
  });

  test.each([[[]], [[scoreOf("a", null)]]])("is empty where nothing was measured", (scores) => {
    expect(evalTaskMeta(scores)).toEqual({});
  });

  test.each([
    [0.75, false],
    [0.8, true],
  ])("says for the threshold %d whether it was missed: %s", (threshold, thresholdFailed) => {
    const { eval: meta } = evalTaskMeta([scoreOf("a", 1), scoreOf("b", 0.5)], { output: "दिल्ली", threshold });
    expect(meta).toMatchObject({ output: "दिल्ली", thresholdFailed });
  });
});
