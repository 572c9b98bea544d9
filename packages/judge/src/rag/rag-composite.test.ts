import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { answeringModel, scriptedModel } from "../../fixtures/scripted-model.js";
import { ragRatingWith } from "../rag-rating.js";
import { ragComposite } from "./rag-composite.js";

const rated = (values: readonly [number, number, number], hallucination = false) => ({
  contextRelevance: values[0],
  answerSimilarity: values[1],
  faithfulness: values[2],
  hallucination,
});

describe("the composite of a strategy", () => {
  test("is the benchmark's: weighted means times one minus the rate of hallucination", () => {
    const { overall, contextRelevance, hallucinationRate } = ragComposite([
      rated([8, 7, 9]),
      rated([9, 8.6, 9.4], true),
    ]);
    expect(contextRelevance).toBe(8.5);
    expect(hallucinationRate).toBe(0.5);
    // (8.5 × 0.3 + 7.8 × 0.4 + 9.2 × 0.3) × (1 − 0.5), the example of the benchmark's documents with another rate
    expect(overall).toBeCloseTo(8.43 * 0.5, 12);
  });

  test("counts failed questions, and bounds the rate by what they might have been", () => {
    const questions = [
      ...Array(6).fill(rated([8, 8, 9])),
      ...Array(5).fill(rated([2, 2, 1], true)),
      ...Array(10).fill(null),
    ];
    const composite = ragComposite(questions);
    expect(composite).toMatchObject({ total: 21, rated: 11, failed: 10, coverage: 11 / 21, hallucinationRate: 5 / 11 });
    expect(composite.hallucinationBounds).toEqual([5 / 21, 15 / 21]);
  });

  test.each([
    ["good", rated([8, 8, 9])],
    ["between", rated([6, 6, 7])],
    ["warning", rated([5, 5, 6])],
  ])("is %s at the documented bands", (band, ratings) => {
    expect(ragComposite([ratings]).bands).toMatchObject({
      contextRelevance: band,
      answerSimilarity: band,
      faithfulness: band,
    });
  });

  test("of nothing is null, not a number", () => {
    expect(ragComposite([])).toMatchObject({ total: 0, coverage: null, overall: null, bands: null });
    expect(ragComposite([null, null])).toMatchObject({ rated: 0, coverage: 0, overall: null, overallByRow: null });
  });

  test("takes weights, and refuses those that are none", () => {
    expect(
      ragComposite([rated([10, 1, 1])], { contextRelevance: 1, answerSimilarity: 0, faithfulness: 0 }).overall,
    ).toBe(10);
    expect(() => ragComposite([], { contextRelevance: 0, answerSimilarity: 0, faithfulness: 0 })).toThrow(
      "weights must be",
    );
    expect(() => ragComposite([], { contextRelevance: Number.NaN, answerSimilarity: 1, faithfulness: 1 })).toThrow(
      "weights must be",
    );
  });
});

describe("rag-rating", () => {
  const CASE = { input: "राजधानी?", output: "दिल्ली", expected: "दिल्ली", context: ["राजधानी दिल्ली है।"] };
  const reply = (values: object) =>
    JSON.stringify({
      reasoning: "r",
      contextRelevance: 10,
      answerSimilarity: 10,
      faithfulness: 10,
      hallucination: false,
      ...values,
    });

  test("keeps the contract of metrics", async () => {
    expect(await contractViolations(ragRatingWith(answeringModel(() => reply({}))), [CASE])).toEqual([]);
  });

  test("scores the weighted mean, or the rating chosen, and keeps the raw ratings", async () => {
    const text = reply({ contextRelevance: 1, answerSimilarity: 10, faithfulness: 10 });
    const weighted = await ragRatingWith(scriptedModel(text))(CASE);
    expect(weighted.score).toBeCloseTo((7.3 - 1) / 9, 12);
    expect(weighted.metadata["ratings"]).toEqual([
      { contextRelevance: 1, answerSimilarity: 10, faithfulness: 10, hallucination: false },
    ]);
    expect((await ragRatingWith(scriptedModel(text), { rating: "contextRelevance" })(CASE)).score).toBe(0);
  });

  test.each([
    ["below the scale", { faithfulness: 0 }],
    ["above it", { contextRelevance: 85 }],
    ["a text", { answerSimilarity: "8" }],
    ["true", { faithfulness: true }],
    ["between two ratings", { faithfulness: 8.5 }],
    ["a flag that is a text", { hallucination: "false" }],
    ["missing", { hallucination: undefined }],
  ])("a rating that is %s is an error", async (_, values) => {
    expect(await ragRatingWith(scriptedModel(reply(values)))(CASE)).toMatchObject({
      status: "error",
      label: "judge_error",
    });
  });

  test.each([
    [{ hallucination: true, faithfulness: 9 }, true],
    [{ hallucination: false, faithfulness: 2 }, true],
    [{ hallucination: true, faithfulness: 3 }, false],
  ])("%j is inconsistent: %s", async (values, isInconsistent) => {
    const result = await ragRatingWith(scriptedModel(reply(values)))(CASE);
    expect(result.metadata["isInconsistent"]).toBe(isInconsistent);
  });

  test("takes instructions of the user's own, and the limits of the benchmark by its preset", async () => {
    const model = scriptedModel(reply({}));
    await ragRatingWith(model, { instructions: "Rate for a tax office.", preset: "rag-benchmark" })(CASE);
    expect(model.requests[0]).toMatchObject({ maxTokens: 500, temperature: 0 });
    expect(model.requests[0]?.messages[0]?.content).toMatch(/^Rate for a tax office\.\n\nReply with one JSON object/);
  });

  test("cannot rate without a context", async () => {
    expect(await ragRatingWith(scriptedModel(reply({})))({ ...CASE, context: [] })).toMatchObject({
      status: "unscored",
    });
  });
});
