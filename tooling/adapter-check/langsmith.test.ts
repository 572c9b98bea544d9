import { langsmithEvaluator } from "@eval/core/adapters";
import { Client } from "langsmith";
import { evaluate } from "langsmith/evaluation";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sharedWords, unreachable } from "../../packages/core/test/sample-metrics.js";

/** A client that reaches nobody: the run is a local one. */
const client = new Client({ apiUrl: "http://127.0.0.1:9", apiKey: "none", autoBatchTracing: false });

const exampleOf = (index: number, outputs: Record<string, string>) => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  dataset_id: "00000000-0000-4000-8000-0000000000ff",
  inputs: { question: "राजधानी?" },
  outputs,
  created_at: "2026-01-01T00:00:00Z",
  runs: [],
});

const resultsOf = async (evaluators: Parameters<typeof langsmithEvaluator>[0][], outputs: Record<string, string>) => {
  const { results } = await evaluate(() => ({ answer: "दिल्ली" }), {
    client,
    uploadRuns: false,
    disableEvaluatorTracing: true,
    data: [exampleOf(1, outputs)],
    evaluators: evaluators.map((metric) => langsmithEvaluator(metric)),
  });
  return results[0]?.evaluationResults.results;
};

describe("langsmith 0.12.0", () => {
  // It remarks on every evaluator that it does not trace.
  beforeAll(() => void vi.spyOn(console, "warn").mockReturnValue());
  afterAll(() => void vi.restoreAllMocks());

  test("records score and comment of an adapted metric", async () => {
    expect(await resultsOf([sharedWords()], { answer: "नई दिल्ली" })).toMatchObject([
      { key: "shared-words", score: 0.5, comment: "1 of 2 words" },
    ]);
  });

  test("records what cannot be scored, without a score", async () => {
    const results = await resultsOf([sharedWords()], {});
    expect(results).toMatchObject([{ key: "shared-words", comment: expect.stringContaining('needs "expected"') }]);
    expect(results?.[0]?.score).toBeUndefined();
  });

  test("logs an error and records the other metrics", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const results = await resultsOf([unreachable(), sharedWords()], { answer: "दिल्ली" });
    expect(results?.map(({ key }) => key)).toEqual(["shared-words"]);
    expect(log.mock.calls.flat().join(" ")).toContain("unreachable failed: no answer within 10 s");
    log.mockRestore();
  });
});
