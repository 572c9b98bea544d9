import { describe, expect, test } from "vitest";
import { percent } from "../numbers.js";
import { forestAxis, forestLine } from "./forest-plot.js";

const scale = { low: 0, high: 1, ticks: [0, 0.5, 1] };
const estimate = (value: number | null, low: number | null, high: number | null) => ({
  value,
  interval:
    low === null || high === null
      ? { level: 0.95, method: "wilson", low: null, high: null, reason: "one cluster" }
      : { level: 0.95, method: "wilson", low, high },
  format: percent,
});

/** The numbers in an attribute or path, left to right. */
const numbersIn = (svg: string, pattern: RegExp): number[] => (pattern.exec(svg)?.slice(1) ?? []).map(Number);

describe("forestLine", () => {
  test("puts a half in the middle and the ends of an interval as far from it as they are", () => {
    const svg = forestLine(estimate(0.5, 0.25, 0.75), null, scale).markup;
    const [width = 0] = numbersIn(svg, /viewBox="0 0 (\d+) /);
    const [dot = 0] = numbersIn(svg, /cx="([\d.]+)"/);
    const [from = 0, to = 0] = numbersIn(svg, /d="M([\d.]+) .*H([\d.]+)M/);
    expect(dot).toBe(width / 2);
    expect(dot - from).toBeCloseTo(to - dot, 9);
    // The interval is half the scale, so half the distance of its ticks.
    const ticks = [...svg.matchAll(/class="grid" x1="([\d.]+)"/g)].map(([, at]) => Number(at));
    expect(to - from).toBeCloseTo(((ticks.at(-1) ?? 0) - (ticks[0] ?? 0)) / 2, 9);
  });

  test("draws no whisker where there is no interval and no dot where there is no estimate", () => {
    expect(forestLine(estimate(0.5, null, null), null, scale).markup).not.toContain("whisker");
    expect(forestLine(estimate(null, null, null), null, scale).markup).not.toContain("circle");
  });

  test("says in words what it shows", () => {
    expect(forestLine(estimate(0.5, 0.25, 0.75), 0.4, scale).markup).toContain(
      'aria-label="50.0 %, interval 25.0 % to 75.0 %"',
    );
  });
});

test("the axis names its ticks without idle zeros", () => {
  const texts = (format: (value: number | null) => string, ticks: number[]) =>
    [...forestAxis({ low: 0, high: 1, ticks }, format).markup.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  expect(texts(percent, [0, 0.25, 1])).toEqual(["0%", "25%", "100%"]);
  expect(texts((value) => (value ?? 0).toFixed(4), [-0.2, 0, 10, 100])).toEqual(["-0.2", "0", "10", "100"]);
});
