import type { Interval } from "@eval/stats";

/** An interval by t of something that has a least and a most, such as a rate: t may reach beyond them, and is cut off. */
export function cutOff<Some extends Interval>(interval: Some, least: number, most: number): Some {
  if (interval.low === null) return interval;
  return { ...interval, low: Math.max(least, interval.low), high: Math.min(most, interval.high) };
}
