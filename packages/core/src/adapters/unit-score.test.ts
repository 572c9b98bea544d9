import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MetricInfo, Scored } from "../metric.js";
import { type Conversion, unitScorer } from "./unit-score.js";

const infoOf = (range: MetricInfo["range"], higherIsBetter: boolean): MetricInfo => ({
  package: "eval-metric-sample",
  name: "sample",
  version: 1,
  summary: "A sample.",
  source: "https://example.com/sample",
  needs: [],
  range,
  higherIsBetter,
});

const scoredAs = (score: number, passed: boolean | null = null): Scored<unknown> => ({
  name: "sample",
  status: "scored",
  score,
  passed,
  label: "sample",
  reason: "sample",
  metadata: {},
});

describe("unitScorer", () => {
  test.each([
    [0, 1],
    [0, 0.5],
    [0.25, 1],
  ])("passes scores from %d to %d on as they are", (min, max) => {
    expect(unitScorer("a tool", infoOf([min, max], true), undefined)(scoredAs(0.3))).toBe(0.3);
  });

  test.each([
    [[0, 1], false, "[0,1] where lower is better"],
    [[-1, 1], true, "[-1,1] where higher is better"],
    [[0, null], true, "[0,null] where higher is better"],
    [[null, 1], true, "[null,1] where higher is better"],
    [[0, 100], true, "[0,100] where higher is better"],
  ] as const)("refuses the range %j with higherIsBetter %s", (range, higherIsBetter, shown) => {
    expect(() => unitScorer("a tool", infoOf(range, higherIsBetter), undefined)).toThrow(
      expect.objectContaining({
        code: "unsupported-scale",
        message:
          `a tool needs scores from 0 to 1 where higher is better, got sample with range ${shown}; ` +
          "choose a conversion with the option convert",
      }),
    );
  });

  test("converts a verdict to 1 or 0", () => {
    const toScore = unitScorer("a tool", infoOf([0, null], false), "passed");
    expect(toScore(scoredAs(7, true))).toBe(1);
    expect(toScore(scoredAs(0, false))).toBe(0);
  });

  test("refuses to convert a verdict that does not exist", () => {
    expect(() => unitScorer("a tool", infoOf([0, null], false), "passed")(scoredAs(7))).toThrow(
      'convert: "passed" needs a verdict, and sample has no threshold',
    );
  });

  test.each([
    [[-1, 1], true, -1, 0],
    [[-1, 1], true, 0, 0.5],
    [[-1, 1], true, 1, 1],
    [[0, 1], false, 0, 1],
    [[0, 1], false, 0.25, 0.75],
    [[0, 1], false, 1, 0],
    [[0, 100], true, 40, 0.4],
  ] as const)("rescales range %j, higherIsBetter %s: %d becomes %d", (range, higherIsBetter, score, expected) => {
    expect(unitScorer("a tool", infoOf(range, higherIsBetter), "rescale")(scoredAs(score))).toBe(expected);
  });

  test("never leaves 0 to 1 when it rescales", () => {
    const bound = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(bound, bound, bound, fc.boolean(), (a, b, c, higherIsBetter) => {
        const [min = 0, score = 0, max = 0] = [a, b, c].sort((left, right) => left - right);
        fc.pre(min < max);
        const result = unitScorer("a tool", infoOf([min, max], higherIsBetter), "rescale")(scoredAs(score));
        expect(result >= 0 && result <= 1).toBe(true);
      }),
    );
  });

  test("refuses to rescale a range without an end", () => {
    expect(() => unitScorer("a tool", infoOf([0, null], false), "rescale")).toThrow(
      expect.objectContaining({ code: "unsupported-scale" }),
    );
  });

  test("applies a function of the caller", () => {
    const toScore = unitScorer("a tool", infoOf([0, null], false), (rate) => 1 / (1 + rate));
    expect(toScore(scoredAs(3))).toBe(0.25);
  });

  test.each([1.5, -0.1, Number.NaN])("refuses a function that gives %d, instead of clamping", (given) => {
    expect(() => unitScorer("a tool", infoOf([0, null], false), () => given)(scoredAs(3))).toThrow(
      expect.objectContaining({ code: "score-out-of-range" }),
    );
  });

  test("refuses a conversion that it does not know", () => {
    expect(() => unitScorer("a tool", infoOf([0, 1], true), "invert" as Conversion)).toThrow(
      'convert must be "passed", "rescale" or a function, got "invert"',
    );
  });
});
