import type { Estimate } from "../numbers.js";
import { decimal, percent } from "../numbers.js";
import type { RunHistory } from "./run-history.js";

/** One run of a trend. */
export interface TrendPoint extends Estimate {
  readonly id: string;
  readonly startedAt: string;
  readonly label: string | null;
  readonly n: number;
  readonly series: string;
  /** Less the run before it in its series; null where there is none. */
  readonly change: number | null;
}

/** One metric over time. */
export interface Trend {
  readonly name: string;
  readonly isRate: boolean;
  readonly higherIsBetter: boolean;
  readonly points: readonly TrendPoint[];
}

/** The metrics of a history, in order of first appearance, each with its runs from the first to the last. */
export function trendsOf({ runs }: RunHistory): Trend[] {
  const inOrder = [...runs].sort(
    (left, right) => compare(left.startedAt, right.startedAt) || compare(left.id, right.id),
  );
  const names = [...new Set(inOrder.flatMap(({ metrics }) => metrics.map(({ name }) => name)))];
  return names.map((name) => {
    const values = inOrder.flatMap((run) =>
      run.metrics.filter((metric) => metric.name === name).map((metric) => ({ run, metric })),
    );
    const isRate = values.some(({ metric }) => typeof metric.rate === "number");
    const last = new Map<string, number>();
    const points = values.map(({ run: { id, startedAt, label }, metric }) => {
      const { interval, n, series = "" } = metric;
      const value = (isRate ? metric.rate : metric.mean) ?? null;
      const before = last.get(series);
      if (value !== null) last.set(series, value);
      const change = value === null || before === undefined ? null : value - before;
      const format = isRate ? percent : decimal;
      return { id, startedAt, label: label ?? null, n, series, value, interval, change, format };
    });
    return { name, isRate, higherIsBetter: values.every(({ metric }) => metric.higherIsBetter !== false), points };
  });
}

/** By code units, so that an order is the same on every machine. */
const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
