import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { contextPrecisionAtK } from "./context-precision-at-k.js";

/** A retrieval with relevant documents where the pattern has 1. */
const caseOf = (pattern: readonly number[]) => ({
  retrievedIds: pattern.map((_, index) => `d${index}`),
  relevantIds: pattern.flatMap((bit, index) => (bit === 1 ? [`d${index}`] : [])),
});

describe("contextPrecisionAtK", () => {
  // Ragas' golden values, four decimals.
  test.each([
    [[1, 0, 1], 0.8333],
    [[0, 1, 1], 0.5833],
    [[1, 1, 0], 1],
    [[0, 0, 1], 0.3333],
    [[1, 0, 0, 1, 1], 0.7],
  ])("gives Ragas' value for %j: %d", (pattern, value) => {
    expect(contextPrecisionAtK()(caseOf(pattern)).score).toBeCloseTo(value, 4);
  });

  test("looks at the first k ranks only", () => {
    expect(contextPrecisionAtK({ k: 2 })(caseOf([0, 1, 1])).score).toBe(0.5);
    expect(contextPrecisionAtK({ k: 1 })(caseOf([0, 1, 1]))).toMatchObject({
      score: 0,
      label: "no_relevant_context",
      metadata: { noRelevantContext: true },
    });
  });

  test("divides by all relevant documents when asked, at most k", () => {
    const missing = { retrievedIds: ["a", "x"], relevantIds: ["a", "b"] };
    expect(contextPrecisionAtK()(missing).score).toBe(1);
    expect(contextPrecisionAtK({ over: "all" })(missing).score).toBe(0.5);
    expect(contextPrecisionAtK({ over: "all", k: 1 })(missing).score).toBe(1);
  });

  test("counts a document retrieved twice once, though it takes up two ranks", () => {
    expect(contextPrecisionAtK()({ retrievedIds: ["a", "a", "b"], relevantIds: ["a", "b"] }).score).toBeCloseTo(
      5 / 6,
      12,
    );
  });

  test("leaves an empty retrieval unscored, and scores it 0 as average precision", () => {
    const none = { retrievedIds: [], relevantIds: ["a"] };
    expect(contextPrecisionAtK()(none)).toMatchObject({ status: "unscored", label: "undefined" });
    expect(contextPrecisionAtK({ over: "all" })(none).score).toBe(0);
    expect(contextPrecisionAtK()({ retrievedIds: ["a"], relevantIds: [] }).status).toBe("unscored");
  });

  test("refuses a k that is no rank", () => {
    expect(() => contextPrecisionAtK({ k: 0 })).toThrow(/whole number/);
  });

  test("keeps the promises of every metric", async () => {
    const cases = [caseOf([1, 0, 1]), caseOf([0])];
    expect(await contractViolations(contextPrecisionAtK(), cases)).toEqual([]);
    expect(await contractViolations(contextPrecisionAtK({ over: "all", k: 2 }), cases)).toEqual([]);
  });
});
