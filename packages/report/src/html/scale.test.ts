import { describe, expect, test } from "vitest";
import { reportOf } from "../../test/sample-report.js";
import type { ReportMetric } from "../report.js";
import { scaleOf } from "./scale.js";

const [metric] = reportOf("x").metrics as [ReportMetric];
const scaleOfMeans = (mean: number, low: number, high: number) =>
  scaleOf({ ...metric, mean, meanInterval: { level: 0.95, method: "t", low, high }, groups: [] }, false);

describe("scaleOf", () => {
  test("goes from nothing to all for rates and for scores within it", () => {
    expect(scaleOf(metric, true)).toMatchObject({ low: 0, high: 1 });
    expect(scaleOfMeans(0.5, 0.4, 0.6)).toMatchObject({ low: 0, high: 1 });
  });

  test("reaches over every interval, on round numbers", () => {
    expect(scaleOfMeans(2.5, -0.4, 5.1)).toEqual({ low: -2, high: 6, ticks: [-2, 0, 2, 4, 6] });
    expect(scaleOfMeans(130, 118, 142)).toEqual({ low: 110, high: 150, ticks: [110, 120, 130, 140, 150] });
  });

  test("has a width where all values are one", () => {
    const { low, high } = scaleOfMeans(7, 7, 7);
    expect(low).toBeLessThanOrEqual(7);
    expect(high).toBeGreaterThan(low);
  });
});
