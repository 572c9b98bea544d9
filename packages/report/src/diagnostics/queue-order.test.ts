import { describe, expect, test } from "vitest";
import { metricNamed, result, rowOf } from "../../test/diagnosed-case.js";
import type { Report, ReportResult, ReportRow } from "../report.js";
import { diagnose } from "./diagnose.js";
import { diagnosticsSettings } from "./diagnostics-settings.js";
import { planDiagnosis } from "./plan.js";
import { reviewQueue } from "./queue-order.js";

const DOMAINS = ["Art", "History", "Law", "संगीत"];
const run = { cases: 400, by: ["Domain"] } as unknown as Report["run"];
const match = metricNamed("exact-match");

interface Case {
  readonly number: number;
  readonly results: readonly ReportResult[];
  readonly domain?: string;
}

const caseOf = ({ number, results, domain }: Case): ReportRow => ({
  ...rowOf(results, { output: "x", expected: "y" }),
  number,
  groups: [domain ?? DOMAINS[number % DOMAINS.length] ?? null],
});

/** The queue of a run, as it is made of its cases. */
function queueOf(cases: readonly Case[], metrics = [match], changes = {}) {
  const plan = planDiagnosis({ metrics, run }, { settings: diagnosticsSettings("default", changes) });
  const queue = reviewQueue(plan);
  const keys = cases.map(caseOf).flatMap((row) => queue.keyOf(row, diagnose(row, plan)) ?? []);
  return queue.inOrder(keys);
}

/** 300 failures, then 100 passes: what a file sorted by its outcome is like. */
const binary: Case[] = Array.from({ length: 400 }, (_, index) => ({
  number: index + 1,
  results: [result(index < 300 ? 0 : 1, index >= 300)],
}));

describe("reviewQueue", () => {
  test("takes plain failures and passes of a run of bare verdicts in turns, until one kind is used up", () => {
    const queue = queueOf(binary);
    expect(queue).toHaveLength(400);
    expect(queue.slice(0, 200).filter(({ passed }) => passed)).toHaveLength(100);
    expect(queue.slice(0, 7).map(({ passed }) => passed)).toEqual([false, true, false, true, false, true, false]);
    expect(queue.slice(200).every(({ passed }) => !passed)).toBe(true);
  });

  test("draws no more plain passes than there are plain failures", () => {
    const mostlyRight = binary.map(({ number }) => ({ number, results: [result(number > 30 ? 1 : 0, number > 30)] }));
    const queue = queueOf(mostlyRight);
    expect(queue).toHaveLength(60);
    const passes = queue.filter(({ passed }) => passed);
    expect(passes).toHaveLength(30);
    expect(Math.max(...passes.map(({ number }) => number))).toBeGreaterThan(200);
  });

  test("holds every slice in proportion in any beginning, and not the first cases of the file alone", () => {
    const skewed = binary.map((each, index) => ({ ...each, domain: index % 10 === 0 ? "Law" : "Art" }));
    const failures = queueOf(skewed).filter(({ passed }) => !passed);
    for (const size of [20, 50, 100]) {
      const part = failures.slice(0, size);
      const share = part.filter(({ stratum }) => stratum.includes("Law")).length;
      expect(Math.abs(share - size / 10)).toBeLessThanOrEqual(1);
      expect(part.some(({ number }) => number > 150)).toBe(true);
    }
  });

  test("is the same for a seed, whatever the order of the cases, and another for another seed", () => {
    const numbers = (cases: readonly Case[], seed: number) =>
      queueOf(cases, [match], { seed }).map(({ number }) => number);
    expect(numbers([...binary].reverse(), 3)).toEqual(numbers(binary, 3));
    expect(numbers(binary, 4)).not.toEqual(numbers(binary, 3));
  });

  test("begins with what is in doubt: errors and metrics that disagree; what cannot be scored is last", () => {
    const error: ReportResult = { ...result(0, null), status: "error", score: null, label: "timeout" };
    const unscored: ReportResult = { ...error, status: "unscored", label: "empty_expected" };
    const other = metricNamed("indic-match");
    const cases = binary.map(({ number, results: [own] }) => ({ number, results: [own, own] as ReportResult[] }));
    const doubtful = [
      { number: 401, results: [error, result(0, false)] },
      { number: 402, results: [result(0, false), result(1, true)] },
      { number: 403, results: [unscored, unscored] },
    ];
    const queue = queueOf([...cases, ...doubtful], [match, other]);
    expect(queue.slice(0, 2).map(({ number }) => number)).toEqual([402, 401]);
    expect(queue.at(-1)?.number).toBe(403);
    expect(queue).toHaveLength(403);
  });

  test("holds flagged cases alone, by urgency, where scores are graded or the settings say so", () => {
    const graded = [...binary, { number: 401, results: [result(0.3, false, { metadata: { threshold: 0.7 } })] }];
    for (const queue of [queueOf(graded), queueOf(binary, [match], { interleave: false })]) {
      expect(queue.every(({ passed }) => !passed)).toBe(true);
      const urgencies = queue.map(({ urgency }) => urgency);
      expect(urgencies).toEqual([...urgencies].sort((a, b) => b - a));
    }
    expect(queueOf(binary, [match], { interleave: false }).map(({ number }) => number)[0]).toBe(1);
  });

  // In a small slice a plain failure is more urgent than in a large one: what is denied comes before either.
  test("has cases whose accepted answer is denied before plain failures, in graded runs and in bare ones", () => {
    const denied = { number: 401, domain: "Law", results: [result(0, false, { label: "contradicted" })] };
    const graded = { number: 402, domain: "Art", results: [result(0.3, false)] };
    for (const cases of [
      [...binary, denied],
      [...binary, graded, denied],
    ]) {
      expect(queueOf(cases, [metricNamed("indic-match")])[0]?.number).toBe(401);
    }
  });

  test("leaves nobody out and nobody in twice", () => {
    const numbers = queueOf(binary).map(({ number }) => number);
    expect([...numbers].sort((a, b) => a - b)).toEqual(binary.map(({ number }) => number));
  });
});
