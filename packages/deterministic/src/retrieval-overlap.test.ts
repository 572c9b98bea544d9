import { contractViolations } from "@eval/core/testing";
import { describe, expect, test } from "vitest";
import { readFixture } from "../fixtures/read-fixture.js";
import { retrievalOverlap } from "./retrieval-overlap.js";

const f1 = retrievalOverlap();
const precision = retrievalOverlap({ measure: "precision" });
const recall = retrievalOverlap({ measure: "recall" });

describe("retrievalOverlap", () => {
  const rows = readFixture<{ relevant: string[]; retrieved: string[] }, Record<string, number | "NaN">>(
    "retrieval.jsonl",
  ).filter(({ metric }) => metric === "set_overlap");

  test("agrees with set arithmetic on every row of the fixture, and leaves NaN unscored", () => {
    expect(rows.length).toBe(3);
    for (const { id, input, expected } of rows) {
      const evalCase = { relevantIds: input.relevant, retrievedIds: input.retrieved };
      for (const metric of [f1, precision, recall]) {
        const value = expected[metric.options.measure];
        const { score } = metric(evalCase);
        if (value === "NaN") expect(score, id).toBeNull();
        else expect(score, id).toBeCloseTo(value as number, 12);
      }
      if (expected["jaccard"] !== "NaN") {
        expect(f1(evalCase).metadata.jaccard, id).toBeCloseTo(expected["jaccard"] as number, 12);
      }
    }
  });

  test("names the documents that are missing and those that nobody asked for", () => {
    expect(f1({ retrievedIds: ["क", "x"], relevantIds: ["क", "ख"] })).toMatchObject({
      score: 0.5,
      label: "partial",
      passed: null,
      metadata: { found: 1, missingIds: ["ख"], unexpectedIds: ["x"] },
    });
  });

  test("leaves an undefined share unscored with its reason, and scores what is defined", () => {
    const none = { retrievedIds: [], relevantIds: ["a"] };
    expect(precision(none)).toMatchObject({
      status: "unscored",
      label: "undefined",
      reason: expect.stringContaining("nothing was retrieved"),
    });
    expect(recall(none).score).toBe(0);
    expect(f1(none).score).toBe(0);
    const free = { retrievedIds: ["a"], relevantIds: [] };
    expect(recall(free)).toMatchObject({ status: "unscored", label: "undefined" });
    expect(precision(free).score).toBe(0);
    expect(f1({ retrievedIds: [], relevantIds: [] }).status).toBe("unscored");
  });

  test("says which list a case lacks", () => {
    expect(f1({ relevantIds: ["a"] })).toMatchObject({
      status: "unscored",
      label: "missing_field",
      reason: expect.stringContaining("retrievedIds"),
    });
    expect(f1({ retrievedIds: ["a"] })).toMatchObject({
      status: "unscored",
      label: "missing_field",
      reason: expect.stringContaining("relevantIds"),
    });
  });

  test("keeps the promises of every metric", async () => {
    const cases = [
      { retrievedIds: ["a", "a", "👍"], relevantIds: ["a"] },
      { retrievedIds: [], relevantIds: ["a"] },
    ];
    for (const metric of [f1, precision, recall]) expect(await contractViolations(metric, cases)).toEqual([]);
  });
});
