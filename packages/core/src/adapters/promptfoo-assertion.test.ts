import { describe, expect, test } from "vitest";
import { complaintRate, mood, sharedWords, unreachable, wrongWords } from "../../test/sample-metrics.js";
import { defineMetric } from "../define-metric.js";
import type { EvalCase } from "../eval-case.js";
import { promptfooAssertion } from "./promptfoo-assertion.js";

/** Scores 1 and shows the case that it was given. */
const mirror = (seen: EvalCase[]) =>
  defineMetric({
    package: "eval-metric-mirror",
    name: "mirror",
    version: 1,
    summary: "Always 1.",
    source: "https://example.com/mirror",
    needs: [],
    range: [0, 1],
    higherIsBetter: true,
    defaults: {},
    create: () => (evalCase) => {
      seen.push(evalCase);
      return { score: 1, passed: true, label: "seen", reason: "seen", metadata: {} };
    },
  })();

const caseOf = async (...[output, context]: Parameters<ReturnType<typeof promptfooAssertion>>) => {
  const seen: EvalCase[] = [];
  await promptfooAssertion(mirror(seen))(output, context);
  return seen[0];
};

describe("promptfooAssertion", () => {
  test.each([
    ["नई दिल्ली", true, 1, "2 of 2 words"],
    ["मुंबई", false, 0, "0 of 2 words"],
  ])("gives pass, score and reason for %j", async (output, pass, score, reason) => {
    const result = await promptfooAssertion(sharedWords())(output, { vars: { expected: "नई दिल्ली" } });
    expect(result).toMatchObject({ pass, score, reason, metadata: { rationale: reason, status: "scored" } });
    expect(result.metadata).not.toHaveProperty("graderError");
  });

  test("marks what cannot be scored as a grader's failure", async () => {
    expect(await promptfooAssertion(sharedWords())("दिल्ली", { vars: {} })).toMatchObject({
      pass: false,
      score: 0,
      reason: 'shared-words needs "expected", which this case does not have',
      metadata: { graderError: true, status: "unscored", label: "missing_field" },
    });
  });

  test("marks an error as a grader's failure", async () => {
    expect(await promptfooAssertion(unreachable())("दिल्ली", { vars: {} })).toMatchObject({
      pass: false,
      score: 0,
      reason: "no answer within 10 s",
      metadata: { graderError: true, status: "error", label: "timeout" },
    });
  });

  test("throws both where the caller wants that", async () => {
    const context = { vars: {} };
    const options = { unmeasured: "throw" } as const;
    await expect(promptfooAssertion(sharedWords(), options)("a", context)).rejects.toMatchObject({ code: "unscored" });
    await expect(promptfooAssertion(unreachable(), options)("a", context)).rejects.toMatchObject({ code: "timeout" });
  });

  test("passes from the threshold given here, which counts on the converted score", async () => {
    const strict = promptfooAssertion(sharedWords(), { threshold: 0.75 });
    expect((await strict("दिल्ली", { vars: { expected: "नई दिल्ली" } })).pass).toBe(false);
    const lenient = promptfooAssertion(mood(), { convert: "rescale", threshold: 0.5 });
    expect(await lenient("0", { vars: {} })).toMatchObject({ pass: true, score: 0.5 });
  });

  test("refuses to guess a verdict", async () => {
    const assertion = promptfooAssertion(mood(), { convert: "rescale" });
    await expect(assertion("0", { vars: {} })).rejects.toThrow(
      "promptfoo needs a verdict, and mood has no threshold; give one here",
    );
  });

  test("keeps the verdict of a metric where lower is better", async () => {
    const assertion = promptfooAssertion(complaintRate(), { convert: "rescale" });
    expect(await assertion("0.25", { vars: {} })).toMatchObject({ pass: true, score: 0.75 });
  });

  test("refuses a metric whose scale does not fit", () => {
    expect(() => promptfooAssertion(wrongWords())).toThrow(/^promptfoo needs scores from 0 to 1/);
  });

  test("reads variables under any known name, and the assertion's config over them", async () => {
    const context = { vars: { question: "राजधानी?", reference: "मुंबई", city: "x" }, config: { reference: "दिल्ली" } };
    expect(await caseOf("दिल्ली", context)).toEqual({ input: "राजधानी?", output: "दिल्ली", expected: "दिल्ली" });
  });

  test("takes the prompt for the input where no variable is one", async () => {
    expect(await caseOf("दिल्ली", { prompt: "उत्तर दो", vars: {} })).toEqual({ input: "उत्तर दो", output: "दिल्ली" });
  });

  test("takes promptfoo's output, whatever a variable is called", async () => {
    expect(await caseOf("दिल्ली", { vars: { output: "x", response: "y" } })).toEqual({ output: "दिल्ली" });
  });

  test("turns a parsed JSON output back into text", async () => {
    expect(await caseOf({ city: "दिल्ली" }, { vars: {} })).toEqual({ output: '{"city":"दिल्ली"}' });
  });

  test("lets the caller make the case", async () => {
    const assertion = promptfooAssertion(sharedWords(), {
      toCase: (output, { vars }) => ({ output: String(output), expected: String(vars["city"]) }),
    });
    expect((await assertion("दिल्ली", { vars: { city: "दिल्ली" } })).score).toBe(1);
  });
});
