import { tInterval, wilsonInterval } from "@eval/stats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reportOf } from "../../test/sample-report.js";
import type { Group, ReportMetric } from "../report.js";
import { columnSlices } from "./column-slices.js";

const [sample] = reportOf("x").metrics as [ReportMetric];
const [blank] = sample.groups as [Group];

/** A group of scores in two columns, as a run counts it. */
const groupOf = (a: string, b: string, scores: readonly number[]): Group => ({
  ...blank,
  by: { a, b },
  cases: scores.length,
  scored: scores.length,
  mean: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
  meanInterval: scores.length === 0 ? null : tInterval(scores),
  passed: null,
  passRate: null,
  passRateInterval: null,
});
const metricOf = (groups: readonly Group[], passRate: number | null): ReportMetric => ({ ...sample, groups, passRate });
const scores = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 12 });

describe("columnSlices", () => {
  test("puts groups together as if their scores had never been apart", () => {
    fc.assert(
      fc.property(scores, scores, scores, (one, two, three) => {
        const groups = [groupOf("x", "1", one), groupOf("x", "2", two), groupOf("y", "1", three)];
        const [x] = columnSlices(metricOf(groups, null), "a", { clusterBy: null });
        const pooled = [...one, ...two];
        expect(x?.scored).toBe(pooled.length);
        if (pooled.length === 0) expect(x?.estimate.value).toBeNull();
        else expect(x?.estimate.value).toBeCloseTo(pooled.reduce((sum, score) => sum + score, 0) / pooled.length, 9);
        const whole = pooled.length < 2 ? null : tInterval(pooled);
        if (whole === null || whole.low === null) expect(x?.estimate.interval?.low ?? null).toBeNull();
        else {
          expect(x?.estimate.interval?.low).toBeCloseTo(whole.low, 6);
          expect(x?.estimate.interval?.high).toBeCloseTo(whole.high, 6);
        }
      }),
    );
  });

  test("adds up passes, and counts the verdicts that are behind a rate", () => {
    const rate = (b: string, passed: number, verdicts: number): Group => ({
      ...groupOf("x", b, []),
      ...{ cases: verdicts + 3, scored: verdicts, passed, passRate: passed / verdicts },
      passRateInterval: wilsonInterval(passed, verdicts),
    });
    const groups = [rate("1", 3, 10), rate("2", 0, 7), rate("3", 5, 5)];
    const [x] = columnSlices(metricOf(groups, 0.5), "a", { clusterBy: null });
    expect(x).toMatchObject({ value: "x", cases: 31, scored: 22 });
    expect(x?.estimate.value).toBeCloseTo(8 / 22, 12);
    expect(x?.estimate.interval).toEqual(wilsonInterval(8, 22));
  });

  test("has no interval for groups that clusters may lie across, and keeps that of a group alone", () => {
    const groups = [groupOf("x", "1", [1, 2]), groupOf("x", "2", [3, 4]), groupOf("y", "1", [5, 7])];
    const [x, y] = columnSlices(metricOf(groups, null), "a", { clusterBy: "passage" });
    expect(x?.estimate).toMatchObject({
      value: 2.5,
      interval: { low: null, reason: expect.stringContaining("passage") },
    });
    expect(y?.estimate.interval).toEqual(tInterval([5, 7]));
  });

  test("tells a missing value from an empty one", () => {
    const groups = [
      { ...groupOf("x", "1", [1]), by: { a: null } },
      { ...groupOf("x", "1", [2]), by: { a: "" } },
    ];
    expect(columnSlices(metricOf(groups, null), "a", { clusterBy: null }).map(({ value }) => value)).toEqual([
      null,
      "",
    ]);
  });
});
