import type { Interval } from "../interval.js";

/** The interval of a rate out of no trials. */
export function withoutTrials(method: string, level: number): Interval {
  return { level, method, low: null, high: null, reason: "there are no trials" };
}
