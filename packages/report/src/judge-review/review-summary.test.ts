import { seededRandom } from "@eval/stats";
import { describe, expect, test } from "vitest";
import { diagnosisOf, metricNamed, profiled, rowOf } from "../../test/diagnosed-case.js";
import { planDiagnosis } from "../diagnostics/plan.js";
import type { Report } from "../report.js";
import { chooseCases } from "./choose-cases.js";
import { reviewStrata } from "./review-strata.js";
import { reviewFacts, summariseReview } from "./review-summary.js";
import type { ReviewData, ReviewedCase } from "./reviewed-case.js";

const reviewed = (number: number, passed: boolean, judge: ReviewedCase["judge"], flagged = true): ReviewedCase => ({
  ...{ number, passed, flagged, judge },
});

describe("summariseReview", () => {
  test("gives rescues and the reverse with their own denominators, and counts what is no verdict apart", () => {
    const queue = [
      reviewed(1, false, true),
      reviewed(2, false, false),
      reviewed(3, false, "error"),
      reviewed(4, true, false),
      reviewed(5, true, "unscored"),
      reviewed(6, false, "pending"),
    ];
    const population = { flaggedPassed: 2, flaggedFailed: 4, plainPassed: 0, plainFailed: 0 };
    const { queue: part, corrected } = summariseReview({ population, queue, audit: [] });
    expect(part).toMatchObject({ chosen: 6, judged: 3, errors: 1, unscored: 1, pending: 1 });
    expect(part.rescued).toMatchObject({ count: 1, n: 2 });
    expect(part.overturned).toMatchObject({ count: 1, n: 1 });
    expect(part.rescued.interval.low).toBeLessThan(0.5);
    expect(corrected.value).toBeCloseTo((4 * 0.5 + 2 * 0) / 6, 12);
  });

  test("has no pooled rate without a random sample of the rest, and says so", () => {
    const population = { flaggedPassed: 0, flaggedFailed: 1, plainPassed: 90, plainFailed: 9 };
    const { corrected } = summariseReview({ population, queue: [reviewed(1, false, true)], audit: [] });
    expect(corrected).toMatchObject({
      value: null,
      reason: "the judge has judged none of the 90 cases that pass",
    });
  });

  test("says in words which cases the judge has seen too few of, and what that means", () => {
    const population = { flaggedPassed: 0, flaggedFailed: 5, plainPassed: 2, plainFailed: 0 };
    const queue = [reviewed(1, false, true), reviewed(2, false, "error"), reviewed(3, false, "pending")];
    const audit = [reviewed(4, false, false), reviewed(5, false, true)];
    const plain = [reviewed(6, true, true, false), reviewed(7, true, true, false)];
    const { corrected } = summariseReview({ population, queue, audit: [...audit, ...plain] });
    expect(corrected.warnings).toEqual([
      "of the 3 cases of the queue that fail the judge has judged only 1: what it would say of the other 2 is a guess from these, and makes the interval wide; judge them to make it narrower",
    ]);
  });

  test("is not moved by a queue that holds the doubtful cases alone", () => {
    // 1,000 cases; the judge passes 60 of 100 flagged ones and all that pass otherwise.
    const queue = Array.from({ length: 100 }, (_, index) => reviewed(index, false, index < 60));
    const audit = Array.from({ length: 50 }, (_, index) => reviewed(500 + index, true, true, false));
    const population = { flaggedPassed: 0, flaggedFailed: 100, plainPassed: 900, plainFailed: 0 };
    const { corrected } = summariseReview({ population, queue, audit });
    expect(corrected.value).toBeCloseTo(0.96, 12);
    // The naive share of all judged cases, 110 of 150, would be far below.
    expect(corrected.interval.low).toBeGreaterThan(0.9);
  });
});

describe("reviewStrata", () => {
  const population = { flaggedPassed: 10, flaggedFailed: 20, plainPassed: 50, plainFailed: 20 };

  test("adds up to all cases with a verdict, whatever was chosen", () => {
    const data: ReviewData = {
      population,
      queue: [reviewed(1, false, true), reviewed(2, true, "error")],
      audit: [reviewed(1, false, true), reviewed(3, true, true, false), reviewed(4, true, true, false)],
    };
    const strata = reviewStrata(data);
    expect(strata.reduce((sum, { size }) => sum + size, 0)).toBe(100);
    expect(strata[0]).toMatchObject({ size: 60, n: 2, successes: 2 });
    expect(strata[1]).toMatchObject({ size: 1, n: 1, successes: 1 });
  });

  test("keeps flagged and other cases apart where the sample has enough of both", () => {
    const many = (start: number, flagged: boolean) =>
      Array.from({ length: 3 }, (_, index) => reviewed(start + index, true, index > 0, flagged));
    const strata = reviewStrata({ population, queue: [], audit: [...many(1, true), ...many(4, false)] });
    expect(strata.slice(0, 2)).toMatchObject([
      { size: 10, n: 3, successes: 2 },
      { size: 50, n: 3, successes: 2 },
    ]);
  });
});

describe("reviewFacts", () => {
  test("counts a case of both parts once, and conflicts in the sample alone", () => {
    const both = reviewed(1, false, true);
    const data = {
      population: { flaggedPassed: 0, flaggedFailed: 2, plainPassed: 1, plainFailed: 0 },
      queue: [both, reviewed(2, false, "error")],
      audit: [both, reviewed(3, true, true, false)],
    };
    expect(reviewFacts(data)).toEqual({ reviewed: 2, rescues: 1, errors: 1, audited: 2, auditConflicts: 1 });
  });
});

describe("chooseCases", () => {
  const profile = metricNamed("scoring-profile");
  const run = { cases: 200, by: [] } as unknown as Report["run"];
  const chosen = (seed: number, maxCases = 5, audit = 20) => {
    const chooser = chooseCases(planDiagnosis({ metrics: [profile], run }));
    const random = seededRandom(1);
    for (let number = 1; number <= 200; number += 1) {
      // The doubtful cases stand at the end of the file.
      const score = number > 180 ? 0.69 - (200 - number) / 1000 : random.below(2);
      const results = [profiled(score, [])];
      chooser.add({ ...rowOf(results), number }, diagnosisOf({ metrics: [profile], results }));
    }
    return chooser.choose(maxCases, audit, seed);
  };

  // genai_capability_bench takes the first ten flagged rows of the file.
  test("takes the most urgent cases, not the first of the file", () => {
    expect(chosen(0).queue.map(({ number }) => number)).toEqual([200, 199, 198, 197, 196]);
  });

  test("draws the same cases for the same seed, out of all with a verdict", () => {
    const numbers = (seed: number) => chosen(seed).audit.map(({ number }) => number);
    expect(numbers(3)).toEqual(numbers(3));
    expect(numbers(3)).not.toEqual(numbers(4));
    expect(new Set(numbers(3)).size).toBe(20);
    expect(chosen(0, 5, 5000).audit).toHaveLength(200);
  });

  test("leaves out cases without a verdict", () => {
    const chooser = chooseCases(planDiagnosis({ metrics: [profile], run }));
    const results = [{ ...profiled(0, []), status: "error" as const, score: null, passed: null }];
    chooser.add(rowOf(results), diagnosisOf({ metrics: [profile], results }));
    expect(chooser.choose(5, 5, 0)).toEqual({
      population: { flaggedPassed: 0, flaggedFailed: 0, plainPassed: 0, plainFailed: 0 },
      queue: [],
      audit: [],
    });
  });
});
