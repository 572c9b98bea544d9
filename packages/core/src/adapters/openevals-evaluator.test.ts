import { describe, expect, test } from "vitest";
import { sharedWords, unreachable } from "../../test/sample-metrics.js";
import { openevalsEvaluator } from "./openevals-evaluator.js";

describe("openevalsEvaluator", () => {
  test.each(["referenceOutputs", "reference_outputs"])("gives key, score and comment, with %s", async (name) => {
    const evaluate = openevalsEvaluator(sharedWords());
    expect(evaluate.name).toBe("shared-words");
    expect(await evaluate({ outputs: "दिल्ली", [name]: "नई दिल्ली" })).toMatchObject({
      key: "shared-words",
      score: 0.5,
      comment: "1 of 2 words",
      metadata: { label: "partial" },
    });
  });

  test("reads records with one entry", async () => {
    const args = { inputs: { q: "राजधानी?" }, outputs: { answer: "दिल्ली" }, referenceOutputs: { answer: "दिल्ली" } };
    expect(await openevalsEvaluator(sharedWords())(args)).toMatchObject({ score: 1 });
  });

  test("gives nothing for what cannot be scored", async () => {
    expect(await openevalsEvaluator(sharedWords())({ outputs: "दिल्ली" })).toEqual([]);
  });

  test("throws an error result", async () => {
    await expect(openevalsEvaluator(unreachable())({ outputs: "a" })).rejects.toMatchObject({ code: "timeout" });
  });
});
