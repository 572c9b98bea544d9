import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { hitAtK } from "./hit-at-k.js";

describe("hitAtK", () => {
  test.each([
    [1, ["x", "a"], false],
    [2, ["x", "a"], true],
    [null, ["x", "y", "z", "a"], true],
    [null, [], false],
    [5, ["x"], false],
  ])("looks at the first %s of %j for the one relevant document: %s", (k, retrievedIds, passed) => {
    const result = hitAtK({ k })({ retrievedIds, relevantIds: ["a"] });
    expect(result).toMatchObject({ status: "scored", passed, score: passed ? 1 : 0, label: passed ? "hit" : "miss" });
  });

  test("says at which rank", () => {
    expect(hitAtK()({ retrievedIds: ["x", "ख", "क"], relevantIds: ["क", "ख"] }).metadata.rank).toBe(2);
  });

  test("leaves a case without relevant documents or without a retrieval unscored", () => {
    expect(hitAtK()({ retrievedIds: ["a"], relevantIds: [] }).status).toBe("unscored");
    expect(hitAtK()({ relevantIds: ["a"] })).toMatchObject({ status: "unscored", label: "missing_field" });
  });

  test.each([0, -1, 1.5, "3"])("refuses k %j", (k) => {
    expect(() => hitAtK({ k: k as number })).toThrow(/whole number/);
  });

  test("keeps the promises of every metric", async () => {
    expect(await contractViolations(hitAtK({ k: 1 }), [{ retrievedIds: ["a"], relevantIds: ["a"] }])).toEqual([]);
  });
});
