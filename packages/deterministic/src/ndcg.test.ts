import { contractViolations } from "@eval/core/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFixture } from "../fixtures/read-fixture.js";
import { ndcg } from "./ndcg.js";

const byId = (numbers: readonly number[]) => Object.fromEntries(numbers.map((number, index) => [`d${index}`, number]));

const gradedCase = (relevance: readonly number[], score: readonly number[]) => ({
  retrievedIds: relevance.map((_, index) => `d${index}`),
  metadata: { relevance: byId(relevance), score: byId(score) },
});

describe("ndcg", () => {
  const rows = readFixture<{ relevance: number[]; score: number[] }, Record<string, number | null>>(
    "retrieval.jsonl",
  ).filter(({ metric }) => metric === "ndcg");

  test("agrees with scikit-learn on every row of the fixture, ties included", () => {
    expect(rows.length).toBe(3);
    for (const { id, input, expected } of rows) {
      const evalCase = gradedCase(input.relevance, input.score);
      for (const cut of ["1", "3", "all"]) {
        const metric = ndcg({ k: cut === "all" ? null : Number(cut), grades: "relevance", scores: "score" });
        const { score, metadata } = metric(evalCase);
        expect(score, id).toBeCloseTo(expected[`ndcg@${cut}`] as number, 12);
        expect(metadata.dcg, id).toBeCloseTo(expected[`dcg@${cut}`] as number, 12);
      }
    }
  });

  test("takes the order of the list where no scores are named", () => {
    expect(ndcg({ grades: "relevance" })(gradedCase([3, 2, 3, 0, 1, 2], [])).score).toBeCloseTo(0.9608081943360616, 12);
  });

  test("gives exponential gains when asked", () => {
    const dcg = 7 + 3 / Math.log2(3) + 7 / 2;
    const { metadata } = ndcg({ gain: "exponential", grades: "relevance" })(gradedCase([3, 2, 3], []));
    expect(metadata.dcg).toBeCloseTo(dcg, 12);
  });

  test("measures against the relevant documents there are, retrieved or not", () => {
    const best = 1 + 1 / Math.log2(3);
    expect(ndcg()({ retrievedIds: ["क"], relevantIds: ["क", "ख"] }).score).toBeCloseTo(1 / best, 12);
    expect(ndcg({ k: 1 })({ retrievedIds: ["क"], relevantIds: ["क", "ख"] }).score).toBe(1);
    expect(ndcg()({ retrievedIds: ["a", "a"], relevantIds: ["a", "b"] }).score).toBeCloseTo(1 / best, 12);
    expect(ndcg()({ retrievedIds: [], relevantIds: ["a"] }).score).toBe(0);
  });

  test("lets a document that is retrieved twice take up two ranks and count once", () => {
    const best = 1 + 1 / Math.log2(3);
    const { score } = ndcg()({ retrievedIds: ["a", "a", "b"], relevantIds: ["a", "b"] });
    expect(score).toBeCloseTo((1 + 1 / 2) / best, 12);
    const scored = { retrievedIds: ["b", "a", "a"], relevantIds: ["a", "b"], metadata: { score: { a: 0.9, b: 0.1 } } };
    expect(ndcg({ scores: "score" })(scored).score).toBeCloseTo((0.5 * best + 1 / 2) / best, 12);
  });

  test("leaves unscored what has no best order or no numbers", () => {
    expect(ndcg({ grades: "relevance" })(gradedCase([0, 0], []))).toMatchObject({
      status: "unscored",
      label: "undefined",
    });
    expect(ndcg({ grades: "other" })(gradedCase([1], []))).toMatchObject({ status: "unscored", label: "bad_numbers" });
    expect(ndcg({ grades: "relevance" })(gradedCase([-1, 1], []))).toMatchObject({
      status: "unscored",
      label: "bad_numbers",
    });
    expect(ndcg({ grades: "relevance", scores: "score" })(gradedCase([1, 1], [1]))).toMatchObject({
      label: "bad_numbers",
    });
    expect(ndcg()({ relevantIds: ["a"] })).toMatchObject({ status: "unscored", label: "missing_field" });
  });

  test("is 1 for the best order and never above", () => {
    const grades = fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(grades, fc.constantFrom(null, 1, 3), (relevance, k) => {
        const sorted = [...relevance].sort((a, b) => b - a);
        const metric = ndcg({ k, grades: "relevance" });
        const best = metric(gradedCase(sorted, []));
        const any = metric(gradedCase(relevance, []));
        if (best.status === "scored") expect(best.score).toBe(1);
        expect(any.status).not.toBe("error");
      }),
    );
  });

  test("keeps the promises of every metric", async () => {
    expect(await contractViolations(ndcg(), [{ retrievedIds: ["a", "b"], relevantIds: ["b"] }])).toEqual([]);
    expect(
      await contractViolations(ndcg({ grades: "relevance", scores: "score" }), [gradedCase([1, 2], [0.5, 0.5])]),
    ).toEqual([]);
  });
});
