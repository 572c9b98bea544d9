import { wilsonInterval } from "@eval/stats";
import { describe, expect, test } from "vitest";
import { pageShape } from "../../test/page-shape.js";
import { hostileTexts } from "../../test/sample-report.js";
import { historyReport } from "./history-report.js";
import type { HistoryRun, RunHistory } from "./run-history.js";
import { trendsOf } from "./trend.js";

const run = (day: number, passed: number, more: Partial<HistoryRun> = {}): HistoryRun => ({
  id: `run-${day}`,
  startedAt: `2026-01-${String(day).padStart(2, "0")}T10:00:00.123Z`,
  metrics: [{ name: "exact-match", rate: passed / 50, interval: wilsonInterval(passed, 50), n: 50 }],
  ...more,
});
const numbersIn = (page: string, pattern: RegExp): number[] =>
  [...page.matchAll(pattern)].map(([, number]) => Number(number));

describe("trendsOf", () => {
  test("orders runs by when they began and says what changed since the one before", () => {
    const [trend] = trendsOf({ runs: [run(3, 30), run(1, 20), run(2, 25)] });
    expect(trend?.points.map(({ id }) => id)).toEqual(["run-1", "run-2", "run-3"]);
    expect(trend?.points.map(({ change }) => change?.toFixed(6) ?? null)).toEqual([null, "0.100000", "0.100000"]);
  });

  test("compares a run only with those of its series, over what was not measured", () => {
    const value = (rate: number | null, series: string) => ({ name: "m", rate, interval: null, n: 1, series });
    const runs = [value(0.2, "a"), value(0.9, "b"), value(null, "a"), value(0.5, "a")].map((metric, index) =>
      run(index + 1, 0, { metrics: [metric] }),
    );
    const [trend] = trendsOf({ runs });
    expect(trend?.points.map(({ change }) => change?.toFixed(2) ?? null)).toEqual([null, null, null, "0.30"]);
  });

  test("takes means where there are no rates", () => {
    const metrics = [{ name: "chrf", mean: 0.61, rate: null, interval: null, n: 9 }];
    expect(trendsOf({ runs: [run(1, 0, { metrics })] })[0]).toMatchObject({ isRate: false, points: [{ value: 0.61 }] });
  });
});

describe("historyReport", () => {
  const history: RunHistory = { runs: [run(1, 20), run(2, 25), run(3, 45)] };

  test("draws a higher rate higher, and its interval around it", () => {
    const page = historyReport(history);
    const heights = numbersIn(page, /<circle[^>]* cy="([\d.]+)"/g);
    expect(heights).toEqual([...heights].sort((left, right) => right - left));
    expect(heights).toHaveLength(3);
    const lows = numbersIn(page, /class="whisker" d="M[\d.]+ ([\d.]+)H/g);
    const highs = numbersIn(page, /V([\d.]+)M/g);
    for (const [index, height] of heights.entries()) {
      expect(lows[index]).toBeGreaterThan(height);
      expect(highs[index]).toBeLessThan(height);
    }
  });

  test("joins only runs of one series", () => {
    const apart = history.runs.map((each, index) => ({
      ...each,
      metrics: each.metrics.map((metric) => ({ ...metric, series: index === 0 ? "old" : "new" })),
    }));
    const lines = [...historyReport({ runs: apart }).matchAll(/points="([^"]*)"/g)].map(([, points]) => points);
    expect(lines.map((points) => points?.split(" ").length)).toEqual([2, 4]);
  });

  test("says in words what the chart shows", () => {
    expect(historyReport(history)).toContain(
      'aria-label="exact-match over 3 runs: first 40.0 %, last 90.0 %, interval 78.6 % to 95.7 %"',
    );
  });

  test("has a page for no runs, and for runs without a value", () => {
    expect(historyReport({ runs: [] })).toContain("There is no run to show.");
    const metrics = [{ name: "m", rate: null, interval: null, n: 0 }];
    expect(historyReport({ runs: [run(1, 0, { metrics })] })).toContain("No run has a value to draw.");
  });

  test("holds hundreds of runs without a number that is none", () => {
    const runs = Array.from({ length: 400 }, (_, index) => run(1, index % 50, { id: `r${index}` }));
    expect(historyReport({ runs })).not.toMatch(/NaN|Infinity|undefined/);
  });

  test.each(hostileTexts)("has the elements of a harmless page with %j everywhere", (text) => {
    const pageOf = (each: string) => {
      const metrics = [{ name: each, mean: 0.5, interval: null, n: 1, series: each }];
      return historyReport({ runs: [{ id: each, startedAt: each, label: each, metrics }] });
    };
    expect(pageShape(pageOf(text))).toEqual(pageShape(pageOf("x")));
  });
});
