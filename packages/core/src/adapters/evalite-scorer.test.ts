import { describe, expect, test } from "vitest";
import { sharedWords, unreachable, wrongWords } from "../../test/sample-metrics.js";
import { evaliteScorer } from "./evalite-scorer.js";

describe("evaliteScorer", () => {
  test("gives name, score, description and metadata", async () => {
    const scorer = evaliteScorer(sharedWords());
    expect(scorer.name).toBe("shared-words");
    expect(await scorer({ input: "राजधानी?", output: "नई दिल्ली", expected: "दिल्ली" })).toMatchObject({
      name: "shared-words",
      score: 1,
      description: "Share of the expected words that the output has.",
      metadata: { rationale: "1 of 1 words", label: "matched" },
    });
  });

  test("throws what cannot be scored, with the reason, since evalite would store a null as 0", async () => {
    await expect(evaliteScorer(sharedWords())({ output: "दिल्ली" })).rejects.toMatchObject({
      code: "unscored",
      message: 'shared-words could not score this case: shared-words needs "expected", which this case does not have',
    });
  });

  test("gives null for it where the caller wants that", async () => {
    const scorer = evaliteScorer(sharedWords(), { unscored: "null" });
    expect(await scorer({ output: "दिल्ली" })).toMatchObject({ score: null, metadata: { label: "missing_field" } });
  });

  test.each(["throw", "null"] as const)("throws an error result with unscored: %j", async (unscored) => {
    await expect(evaliteScorer(unreachable(), { unscored })({ output: "दिल्ली" })).rejects.toMatchObject({
      code: "timeout",
    });
  });

  test("refuses a metric whose scale does not fit, unless it is told how to convert", async () => {
    expect(() => evaliteScorer(wrongWords())).toThrow(/^evalite needs scores from 0 to 1/);
    const scorer = evaliteScorer(wrongWords(), { convert: (rate) => 1 / (1 + rate) });
    expect((await scorer({ output: "a b", expected: "a" })).score).toBe(0.5);
  });
});
