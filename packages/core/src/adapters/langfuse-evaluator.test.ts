import { describe, expect, test } from "vitest";
import { sharedWords, unreachable, wrongWords } from "../../test/sample-metrics.js";
import { langfuseEvaluator } from "./langfuse-evaluator.js";

describe("langfuseEvaluator", () => {
  test("gives name, value and comment", async () => {
    const evaluate = langfuseEvaluator(sharedWords());
    expect(evaluate.name).toBe("shared-words");
    expect(await evaluate({ input: "राजधानी?", output: "दिल्ली", expectedOutput: "नई दिल्ली" })).toMatchObject([
      {
        name: "shared-words",
        value: 0.5,
        comment: "1 of 2 words",
        dataType: "NUMERIC",
        metadata: { label: "partial" },
      },
    ]);
  });

  test("gives no evaluation for what cannot be scored", async () => {
    expect(await langfuseEvaluator(sharedWords())({ input: "a", output: "दिल्ली" })).toEqual([]);
  });

  test("throws an error result", async () => {
    await expect(langfuseEvaluator(unreachable())({ output: "a" })).rejects.toMatchObject({ code: "timeout" });
  });

  test("passes a score on as it is, on any scale", async () => {
    expect(await langfuseEvaluator(wrongWords())({ output: "x y", expectedOutput: "w" })).toMatchObject([{ value: 2 }]);
  });
});
