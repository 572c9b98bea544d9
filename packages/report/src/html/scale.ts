import { estimateOf } from "../numbers.js";
import type { ReportMetric } from "../report.js";

/** The values that a plot spans, and where it marks them. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const UNIT: Scale = { low: 0, high: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };
const TICKS_WANTED = 4;

/** One scale for a metric and all its groups: 0 to 1 where everything lies in it, else what the intervals reach. */
export function scaleOf(metric: ReportMetric, isRate: boolean): Scale {
  const ends = [metric, ...metric.groups].flatMap((numbers) => {
    const { value, interval } = estimateOf(numbers, isRate);
    return [value, interval?.low ?? null, interval?.high ?? null].filter((end) => end !== null);
  });
  return unitOrWider(ends);
}

/** 0 to 1 where every value lies in it, else what the values reach. */
export const unitOrWider = (ends: readonly number[]): Scale =>
  ends.every((end) => end >= 0 && end <= 1) ? UNIT : scaleOver(ends);

/** What the values reach, rounded outwards to even steps; no narrower than `narrowest`, so that noise stays small. */
export function scaleOver(ends: readonly number[], narrowest = 0): Scale {
  const [least, most] = extent(ends);
  const step = niceStep(Math.max(most - least, narrowest) || Math.abs(most) || 1);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { low: ticks[0] as number, high: ticks.at(-1) as number, ticks };
}

function extent(values: readonly number[]): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** 1, 2 or 5 times a power of ten, so that a width has about as many steps as are wanted. */
function niceStep(width: number): number {
  const rough = width / TICKS_WANTED;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}
