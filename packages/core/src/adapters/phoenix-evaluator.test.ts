import { describe, expect, test } from "vitest";
import { sharedWords, unreachable, wrongWords } from "../../test/sample-metrics.js";
import { phoenixEvaluator } from "./phoenix-evaluator.js";

describe("phoenixEvaluator", () => {
  test("says which end of the scale is good", () => {
    expect(phoenixEvaluator(sharedWords())).toMatchObject({
      name: "shared-words",
      kind: "CODE",
      optimizationDirection: "MAXIMIZE",
    });
    expect(phoenixEvaluator(wrongWords(), { kind: "LLM" })).toMatchObject({
      kind: "LLM",
      optimizationDirection: "MINIMIZE",
    });
  });

  test("gives score, label and explanation", async () => {
    const args = { input: { question: "राजधानी?" }, output: "दिल्ली", expected: { answer: "नई दिल्ली" }, metadata: {} };
    expect(await phoenixEvaluator(sharedWords()).evaluate(args)).toMatchObject({
      score: 0.5,
      label: "partial",
      explanation: "1 of 2 words",
    });
  });

  test("labels what cannot be scored, without a score", async () => {
    const result = await phoenixEvaluator(sharedWords()).evaluate({ output: "दिल्ली", expected: null });
    expect(result).toMatchObject({
      label: "unscored",
      explanation: 'shared-words needs "expected", which this case does not have',
    });
    expect(result).not.toHaveProperty("score");
  });

  test("throws an error result", async () => {
    await expect(phoenixEvaluator(unreachable()).evaluate({ output: "a" })).rejects.toMatchObject({ code: "timeout" });
  });

  test("refuses an output with several entries", async () => {
    const evaluator = phoenixEvaluator(sharedWords());
    await expect(evaluator.evaluate({ output: { a: 1, b: 2 } })).rejects.toThrow(/^output must be text or a record/);
  });
});
