import type { Interval } from "../interval.js";
import { criticalValue } from "../numeric/critical-value.js";

/** An agreement above chance ± z standard errors, cut off at ±1; null where the standard error is 0. */
export function normalInterval(
  [name, value]: readonly [name: string, value: number],
  standardError: number,
  level: number,
  method: string,
): Interval {
  if (standardError === 0) {
    const reason = `no item departs from ${name} of ${value}, so the standard error says nothing`;
    return { level, method, low: null, high: null, reason };
  }
  const half = criticalValue(level) * standardError;
  return { level, method, low: Math.max(-1, value - half), high: Math.min(1, value + half) };
}
