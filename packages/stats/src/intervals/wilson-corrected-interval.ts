import { checkLevel } from "../checks/check-level.js";
import { checkSuccesses } from "../checks/check-successes.js";
import type { Interval } from "../interval.js";
import { criticalValue } from "../numeric/critical-value.js";
import { withoutTrials } from "./without-trials.js";

/**
 * Wilson's score interval with continuity correction: wider than `wilsonInterval`, covering at least its nominal
 * level nearly everywhere, at the price of covering more than it says.
 *
 * @see Newcombe 1998, Two-sided confidence intervals for the single proportion, method 4
 * @example
 * wilsonCorrectedInterval(0, 10).low; // => 0
 */
export function wilsonCorrectedInterval(successes: number, n: number, level = 0.95): Interval {
  checkSuccesses(successes, n);
  checkLevel(level);
  if (n === 0) return withoutTrials("wilson-corrected", level);
  const z = criticalValue(level);
  const low = lowerBound(successes, n, z);
  return { level, method: "wilson-corrected", low, high: 1 - lowerBound(n - successes, n, z) };
}

function lowerBound(successes: number, n: number, z: number): number {
  if (successes === 0) return 0;
  const square = z * z;
  const root = Math.sqrt(square - 2 - 1 / n + (4 * successes * (n - successes + 1)) / n);
  return (2 * successes + square - 1 - z * root) / (2 * (n + square));
}
