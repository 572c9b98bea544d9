import { describe, expect, test } from "vitest";
import { mood, sharedWords, wrongWords } from "../test/sample-metrics.js";
import { defineMetric } from "./define-metric.js";
import type { EvalCase } from "./eval-case.js";
import type { JsonRecord } from "./json.js";
import type { Metric, MetricResult } from "./metric.js";
import type { Outcome } from "./metric-definition.js";
import { contractViolations } from "./testing.js";

const info = {
  package: "eval-metric-sample",
  name: "sample",
  version: 1,
  summary: "A sample.",
  source: "https://example.com/sample",
  needs: ["output"],
  range: [0, 1],
  higherIsBetter: true,
} as const;

const scored: MetricResult = {
  name: "sample",
  status: "scored",
  score: 1,
  passed: true,
  label: "matched",
  reason: "it matches",
  metadata: {},
};
const unscored: MetricResult = { ...scored, status: "unscored", score: null, passed: null };

/** A metric made by hand, without the checks of defineMetric. */
const handMade = (score: (evalCase: EvalCase) => unknown, face: object = {}): Metric =>
  Object.assign((evalCase: EvalCase) => score(evalCase) as MetricResult, {
    info,
    options: Object.freeze({}),
    async: false as const,
    ...face,
  });

/** The same, with what it needs checked. */
const checking = (score: (output: string) => unknown, face: object = {}) =>
  handMade(({ output }) => (output === undefined ? unscored : score(output)), face);

const cases = [{ output: "दिल्ली" }];
const violationsOf = (metric: Metric) => contractViolations(metric, cases);

describe("contractViolations", () => {
  test("finds none in metrics that keep their promises", async () => {
    const words = [{ output: "नई दिल्ली", expected: "दिल्ली" }];
    expect(await contractViolations(sharedWords(), words)).toEqual([]);
    expect(await contractViolations(wrongWords(), words)).toEqual([]);
    expect(await violationsOf(checking(() => scored))).toEqual([]);
  });

  test("leaves the cases alone", async () => {
    const metadata = { Domain: "Geography" };
    await contractViolations(
      checking(() => scored),
      [{ output: "दिल्ली", metadata }],
    );
    expect(Object.isFrozen(metadata)).toBe(false);
  });

  test("finds a metric that changes its input", async () => {
    const metric = defineMetric({
      ...info,
      defaults: {},
      create: () => (evalCase) => {
        Object.assign(evalCase, { output: "" });
        return { score: 1, passed: true, label: "a", reason: "a", metadata: {} };
      },
    })();
    expect(await violationsOf(metric)).toContainEqual(expect.stringMatching(/^fails with "Cannot assign.*दिल्ली/));
  });

  test("finds a metric that changes a list of its input", async () => {
    const sorting = checking(() => scored);
    const metric = handMade((evalCase) => {
      (evalCase.context as string[]).sort();
      return sorting(evalCase);
    });
    expect(await contractViolations(metric, [{ output: "a", context: ["b", "a"] }])).toContainEqual(
      expect.stringMatching(/^throws on .*TypeError/),
    );
  });

  test("finds a metric that gives two answers", async () => {
    let calls = 0;
    const metric = checking(() => ({ ...scored, metadata: { calls: calls++ } }));
    expect(await violationsOf(metric)).toContain('two calls disagree on {"output":"दिल्ली"}');
  });

  test.each([2, -0.5, Number.NaN, Number.POSITIVE_INFINITY, null])("finds the score %j", async (score) => {
    expect(await violationsOf(checking(() => ({ ...scored, score })))).toContain(
      `score ${score} is outside the range on {"output":"दिल्ली"}`,
    );
  });

  test("finds a score below an open range", async () => {
    const metric = checking(() => ({ ...scored, score: -1 }), { info: { ...info, range: [0, null] } });
    expect(await violationsOf(metric)).toContain('score -1 is outside the range on {"output":"दिल्ली"}');
  });

  test.each([
    [{ ...scored, metadata: { at: new Date(0) } }, "metadata is not plain JSON"],
    [{ ...scored, metadata: { share: Number.NaN } }, "metadata is not plain JSON"],
    [{ ...scored, name: "other" }, 'result is named "other"'],
    [{ ...scored, label: "" }, "label or reason is empty"],
    [{ ...scored, reason: "" }, "label or reason is empty"],
    [{ ...scored, passed: 1 }, "passed is 1"],
    [{ ...unscored, score: 0 }, "unscored with a score"],
    [{ ...unscored, passed: false }, "unscored with a score"],
    [{ ...unscored, status: "skipped" }, 'status is "skipped"'],
    [{ ...unscored, status: "error", reason: "no answer" }, 'fails with "no answer"'],
  ])("finds in %j: %s", async (result, violation) => {
    expect(await violationsOf(checking(() => result))).toContain(`${violation} on {"output":"दिल्ली"}`);
  });

  test("finds a score that was given without what it needs", async () => {
    expect(await violationsOf(handMade(() => scored))).toContain("is scored, not unscored, without output");
  });

  test("finds a metric that throws without what it needs", async () => {
    const metric = handMade(({ output }) => ({ ...scored, metadata: { first: [...(output as string)][0] ?? "" } }));
    expect(await violationsOf(metric)).toContainEqual(expect.stringMatching(/^throws without output: TypeError/));
  });

  test("finds a metric that reads more than it says", async () => {
    const peeks = handMade(({ input }) => (input === undefined ? scored : { ...scored, label: "asked" }), {
      info: { ...info, onlyNeeds: true },
    });
    expect(await violationsOf(peeks)).toContain(
      "reads input, although it says that it looks at no field but those it needs",
    );
    for (const look of [
      (evalCase: EvalCase) => "input" in evalCase,
      (evalCase: EvalCase) => Object.hasOwn(evalCase, "input"),
      (evalCase: EvalCase) => Object.keys(evalCase).length > 2,
    ]) {
      const looks = handMade((evalCase) => (look(evalCase) ? scored : { ...scored, label: "other" }), {
        info: { ...info, onlyNeeds: true },
      });
      expect(await violationsOf(looks)).toContainEqual(
        expect.stringMatching(/^reads (input|the names of all fields), although/),
      );
    }
    expect(await violationsOf(handMade(({ input }) => ({ ...scored, label: input ?? "none" })))).not.toContainEqual(
      expect.stringMatching(/^reads/),
    );
  });

  test("takes away all fields of which any is needed", async () => {
    const given = { output: "a", expected: "b", context: ["c"] };
    const face = { info: { ...info, needs: [["expected", "context"]] } };
    const either = handMade((evalCase) => ((evalCase.expected ?? evalCase.context) ? scored : unscored), face);
    expect(await contractViolations(either, [given])).toEqual([]);
    const neither = handMade(() => scored, face);
    expect(await contractViolations(neither, [given])).toEqual([
      "is scored, not unscored, without expected or context",
    ]);
  });

  test.each([
    ["a lone surrogate", (text: string) => encodeURIComponent(text)],
    ["an open bracket in a pattern", (text: string) => new RegExp(text)],
    ["an empty text", (text: string) => [...text][0]!.length],
    [
      "a name that every object has",
      (text: string) => (({}) as Record<string, string[] | undefined>)[text]?.push(text),
    ],
  ] as const)("finds a metric that crashes on %s", async (_, crash) => {
    const metric = checking((output) => {
      crash(output);
      return scored;
    });
    expect(await violationsOf(metric)).toContainEqual(expect.stringMatching(/^throws on /));
  });

  test("tries hostile texts as the expected answer too", async () => {
    const measure = (evalCase: EvalCase): Outcome<JsonRecord> => {
      const passed = new RegExp(String(evalCase.expected)).test(evalCase.output ?? "");
      return { score: Number(passed), passed, label: "tried", reason: "tried", metadata: {} };
    };
    const metric = defineMetric({ ...info, needs: ["output", "expected"], defaults: {}, create: () => measure })();
    expect(await contractViolations(metric, [{ output: "a", expected: "a" }])).toContainEqual(
      expect.stringMatching(/^fails with "Invalid regular expression/),
    );
  });

  test("finds a metric that fails on a text that is no number", async () => {
    expect(await contractViolations(mood(), [{ output: "1" }])).toContainEqual(
      expect.stringMatching(/^fails with "mood must score inside \[-1,1\], got NaN"/),
    );
  });

  test.each([
    [{ options: {} }, "options are not frozen"],
    [{ options: Object.freeze({ at: new Date(0) }) }, "options are not plain JSON"],
    [{ info: { ...info, summary: "" } }, "info.summary is empty"],
    [{ info: { ...info, source: undefined } }, "info.source is empty"],
    [{ info: { ...info, range: [0, Number.POSITIVE_INFINITY] } }, "info is not plain JSON"],
  ])("finds a face that is not in order: %j", async (face, violation) => {
    expect(await violationsOf(checking(() => scored, face))).toContain(violation);
  });

  test("works with asynchronous metrics", async () => {
    const metric = checking(async () => ({ ...scored, score: 2 }), { async: true });
    expect(await violationsOf(metric)).toContain('score 2 is outside the range on {"output":"दिल्ली"}');
    expect(await violationsOf(checking(() => Promise.reject(new Error("no"))))).toContainEqual(
      expect.stringMatching(/^throws on .*Error: no$/),
    );
  });
});
