import type { Interval, TestResult } from "@eval/stats";

/**
 * An interval of differences, unless their t test found them all alike: it knows the scores they were made from, so it
 * sees that 0.3 - 0.2 and 0.4 - 0.3 are apart by rounding alone, which the differences no longer tell.
 */
export function unlessAlike<Some extends Interval>(interval: Some, t: TestResult): Some {
  if (t.p !== null || interval.low === null) return interval;
  return { ...interval, low: null, high: null, reason: t.reason };
}
