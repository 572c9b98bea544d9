import { describe, expect, test } from "vitest";
import { complaintRate, mood, sharedWords, unreachable, wrongWords } from "../../test/sample-metrics.js";
import { autoevalsScorer } from "./autoevals-scorer.js";

describe("autoevalsScorer", () => {
  test("carries the name of the metric, as reports show it", () => {
    expect(autoevalsScorer(sharedWords()).name).toBe("shared-words");
    expect(autoevalsScorer(sharedWords()).partial({}).name).toBe("shared-words");
  });

  test("gives name, score and metadata with the rationale", async () => {
    const scorer = autoevalsScorer(sharedWords());
    expect(await scorer({ input: "राजधानी?", output: "दिल्ली", expected: "नई दिल्ली" })).toEqual({
      name: "shared-words",
      score: 0.5,
      metadata: {
        rationale: "1 of 2 words",
        status: "scored",
        label: "partial",
        passed: true,
        score: 0.5,
        detail: { shared: ["दिल्ली"], of: 2 },
      },
    });
  });

  test("gives null and the reason for what cannot be scored", async () => {
    const { score, metadata } = await autoevalsScorer(sharedWords())({ output: "दिल्ली" });
    expect(score).toBeNull();
    expect(metadata.status).toBe("unscored");
    expect(metadata.rationale).toBe('shared-words needs "expected", which this case does not have');
  });

  test("throws an error result, with its code", async () => {
    const error = await autoevalsScorer(unreachable())({ output: "दिल्ली" }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: "EvalError",
      code: "timeout",
      message: "unreachable failed: no answer within 10 s",
    });
  });

  test("refuses at once a metric whose scale does not fit", () => {
    for (const metric of [wrongWords(), mood(), complaintRate()]) {
      expect(() => autoevalsScorer(metric)).toThrow(/^autoevals needs scores from 0 to 1/);
    }
  });

  test("converts where it is told to, and keeps the score as measured", async () => {
    const scorer = autoevalsScorer(complaintRate(), { convert: "rescale" });
    const { score, metadata } = await scorer({ output: "0.25" });
    expect(score).toBe(0.75);
    expect(metadata.score).toBe(0.25);
  });

  test("fixes fields with partial; the call's own win", async () => {
    const scorer = autoevalsScorer(sharedWords()).partial({ expected: "दिल्ली" });
    expect((await scorer({ output: "दिल्ली" })).score).toBe(1);
    expect((await scorer({ output: "दिल्ली", expected: "मुंबई" })).score).toBe(0);
  });

  test("lets the caller make the case", async () => {
    const scorer = autoevalsScorer(sharedWords(), {
      toCase: ({ answer, facts }: { answer: string; facts: string[] }) => ({ output: answer, expected: facts }),
    });
    expect((await scorer({ answer: "दिल्ली", facts: ["दिल्ली"] })).score).toBe(1);
  });

  test("hands out a detail that can be written into without reaching the metric", async () => {
    const scorer = autoevalsScorer(sharedWords());
    const first = await scorer({ output: "दिल्ली" });
    first.metadata.detail["note"] = "mine";
    expect((await scorer({ output: "दिल्ली" })).metadata.detail).toEqual({});
  });
});
