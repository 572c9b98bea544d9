import { describe, expect, test } from "vitest";
import { sharedWords, unreachable, wrongWords } from "../../test/sample-metrics.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { langsmithEvaluator } from "./langsmith-evaluator.js";

describe("langsmithEvaluator", () => {
  test("gives key, score and comment", async () => {
    const evaluate = langsmithEvaluator(sharedWords());
    expect(evaluate.name).toBe("shared-words");
    const args = {
      inputs: { question: "राजधानी?" },
      outputs: { answer: "दिल्ली" },
      referenceOutputs: { gold: "दिल्ली" },
    };
    expect(await evaluate(args)).toMatchObject({
      key: "shared-words",
      score: 1,
      comment: "1 of 1 words",
      evaluatorInfo: { label: "matched", passed: true },
    });
  });

  test("leaves the score out where nothing could be scored, and says why", async () => {
    const result = await langsmithEvaluator(sharedWords())({ outputs: { answer: "दिल्ली" }, referenceOutputs: {} });
    expect(result).not.toHaveProperty("score");
    expect(result.comment).toBe('shared-words needs "expected", which this case does not have');
  });

  test("throws an error result", async () => {
    const evaluate = langsmithEvaluator(unreachable());
    await expect(evaluate({ outputs: { answer: "a" } })).rejects.toMatchObject({ code: "timeout" });
  });

  test("passes a score on as it is, on any scale", async () => {
    const evaluate = langsmithEvaluator(wrongWords());
    expect((await evaluate({ outputs: { a: "x y z" }, referenceOutputs: { a: "w" } })).score).toBe(3);
  });

  test("takes a list in a record for accepted answers", async () => {
    const evaluate = langsmithEvaluator(sharedWords());
    const args = { outputs: { answer: "दिल्ली" }, referenceOutputs: { answers: ["दिल्ली", "मुंबई"] } };
    expect((await evaluate(args)).score).toBe(1);
  });

  test.each([{ answer: "दिल्ली", source: "a" }, { messages: [{ role: "assistant", content: "दिल्ली" }] }])(
    "refuses outputs that do not say which is the answer: %j",
    async (outputs) => {
      await expect(langsmithEvaluator(sharedWords())({ outputs })).rejects.toMatchObject({
        code: "invalid-input",
        message: expect.stringMatching(/^outputs must be text or a record with one entry.*toCase$/),
      });
    },
  );

  test("lets the caller choose", async () => {
    const evaluate = langsmithEvaluator(sharedWords(), {
      toCase: ({ outputs }) => evalCaseFrom({ output: outputs?.["answer"], expected: "दिल्ली" }),
    });
    expect((await evaluate({ outputs: { answer: "दिल्ली", source: "a" } })).score).toBe(1);
  });

  test("turns several inputs into JSON text", async () => {
    const inputs = { question: "राजधानी?", context: "…" };
    const evaluate = langsmithEvaluator(sharedWords());
    const args = { inputs, outputs: { answer: "दिल्ली" }, referenceOutputs: { answer: "दिल्ली" } };
    expect((await evaluate(args)).score).toBe(1);
  });
});
