import type { Metric, MetricResult } from "@eval/core";
import { describe, expect, test } from "vitest";
import { callMetric } from "./call-metric.js";

const scored: MetricResult = {
  name: "own",
  status: "scored",
  score: 1,
  passed: true,
  label: "matched",
  reason: "it matches",
  metadata: {},
};

/** A metric in plain JavaScript, without the checks of `defineMetric`. */
const ownMetric = (result: unknown, info: object = { range: [0, 1] }): Metric =>
  Object.assign(() => result as MetricResult, {
    info: { name: "own", package: "eval-metric-own", ...info },
    options: {},
    async: false,
  }) as unknown as Metric;

describe("callMetric", () => {
  test("takes a result as the metric gave it", () => {
    expect(callMetric(ownMetric(scored), {})).toBe(scored);
  });

  test.each([
    [Number.NaN, "score must be inside [0,1], got NaN"],
    [1.5, "score must be inside [0,1], got 1.5"],
    [-0.1, "score must be inside [0,1], got -0.1"],
    ["1", "score must be inside [0,1], got 1"],
  ])("makes an error of the score %s, which would end up in a mean", (score, reason) => {
    const result = callMetric(ownMetric({ ...scored, score }), {});
    expect(result).toMatchObject({ status: "error", score: null, label: "score_out_of_range", reason });
  });

  test("takes any number where a metric has no range", () => {
    expect(callMetric(ownMetric({ ...scored, score: 7 }, {}), {})).toMatchObject({ status: "scored", score: 7 });
    expect(callMetric(ownMetric({ ...scored, score: Number.POSITIVE_INFINITY }, {}), {})).toMatchObject({
      status: "error",
      reason: "score must be inside [null,null], got Infinity",
    });
  });

  test.each([
    undefined,
    null,
    1,
    "matched",
    Promise.resolve(scored),
    { ...scored, reason: undefined },
    { ...scored, reason: { en: "it matches" } },
    { ...scored, label: 1 },
  ])("makes an error of %o in the place of a result", (result) => {
    expect(callMetric(ownMetric(result), {})).toMatchObject({
      status: "error",
      label: "invalid_result",
      reason: expect.stringContaining("must give a result with label and reason, got"),
    });
  });

  test("does not judge a score that there is none of", () => {
    const unscored = { ...scored, status: "unscored", score: null, passed: null };
    expect(callMetric(ownMetric(unscored), {})).toBe(unscored);
  });
});
