import { autoevalsScorer, metricFromScorer } from "@eval/core/adapters";
import { JSONDiff, Levenshtein, ListContains } from "autoevals";
import { describe, expect, test } from "vitest";
import { sharedWords } from "../../packages/core/test/sample-metrics.js";

const scorer = autoevalsScorer(sharedWords());

describe("autoevals 0.3.0", () => {
  test("compares the texts of two JSON values with an adapted metric", async () => {
    const { score } = await JSONDiff({
      output: { शहर: "नई दिल्ली", देश: "भारत" },
      expected: { शहर: "दिल्ली", देश: "नेपाल" },
      stringScorer: scorer,
    });
    expect(score).toBe(0.5);
  });

  test("pairs the items of two lists with an adapted metric", async () => {
    const { score } = await ListContains({
      output: ["मुंबई", "नई दिल्ली"],
      expected: ["दिल्ली", "मुंबई"],
      pairwiseScorer: scorer,
    });
    expect(score).toBe(1);
  });

  test.each([
    ["दिल्ली", "दिल्ली"],
    ["दिल्ली", "मुंबई"],
    ["kitten", "sitting"],
  ])("scores %j against %j the same as a metric of ours", async (output, expected) => {
    const levenshtein = metricFromScorer({
      package: "eval-metric-levenshtein",
      name: "levenshtein",
      version: 1,
      summary: "Levenshtein of autoevals.",
      source: "https://github.com/braintrustdata/autoevals",
      needs: ["output", "expected"],
      scorer: Levenshtein,
    });
    const { score } = await Levenshtein({ output, expected });
    expect(score).toBeGreaterThanOrEqual(0);
    expect((await levenshtein()({ output, expected })).score).toBe(score);
  });
});
