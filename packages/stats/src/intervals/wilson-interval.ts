import { checkLevel } from "../checks/check-level.js";
import { checkSuccesses } from "../checks/check-successes.js";
import type { Interval } from "../interval.js";
import { criticalValue } from "../numeric/critical-value.js";
import { withoutTrials } from "./without-trials.js";

/**
 * Wilson's score interval of a rate: the default for pass rates. Without continuity correction.
 *
 * Unlike mean ± 1.96 standard errors it has width at 0 of n and n of n, stays inside [0, 1] and covers near its
 * nominal level from small n on.
 *
 * @see Wilson 1927; Brown, Cai and DasGupta 2001, Interval estimation for a binomial proportion
 * @example
 * wilsonInterval(0, 0).low; // => null
 * wilsonInterval(8, 10);
 * // => { level: 0.95, method: "wilson", low: 0.4901624715366417, high: 0.9433178485456247 }
 */
export function wilsonInterval(successes: number, n: number, level = 0.95): Interval {
  checkSuccesses(successes, n);
  checkLevel(level);
  if (n === 0) return withoutTrials("wilson", level);
  const z = criticalValue(level);
  const low = lowerBound(successes, n, z);
  return { level, method: "wilson", low, high: 1 - lowerBound(n - successes, n, z) };
}

/** The smaller root of Wilson's quadratic, from the product of both: exactly 0 at no successes, no cancellation. */
function lowerBound(successes: number, n: number, z: number): number {
  const square = z * z;
  const root = z * Math.sqrt(square + (4 * successes * (n - successes)) / n);
  return (2 * successes * (successes / n)) / (2 * successes + square + root);
}
