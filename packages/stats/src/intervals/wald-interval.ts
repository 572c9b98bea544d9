import { checkLevel } from "../checks/check-level.js";
import { checkSuccesses } from "../checks/check-successes.js";
import type { Interval } from "../interval.js";
import { criticalValue } from "../numeric/critical-value.js";
import { withoutTrials } from "./without-trials.js";

/**
 * The textbook interval of a rate, rate ± z standard errors, cut off at 0 and 1. Here to be compared with, not to be
 * reported: it has no width at 0 of n and n of n and covers far less than it says for small n.
 *
 * @see Brown, Cai and DasGupta 2001, Interval estimation for a binomial proportion, on why not
 * @example
 * waldInterval(10, 10); // => { level: 0.95, method: "wald", low: 1, high: 1 }
 */
export function waldInterval(successes: number, n: number, level = 0.95): Interval {
  checkSuccesses(successes, n);
  checkLevel(level);
  if (n === 0) return withoutTrials("wald", level);
  const rate = successes / n;
  const half = criticalValue(level) * Math.sqrt((rate * (1 - rate)) / n);
  return { level, method: "wald", low: Math.max(0, rate - half), high: Math.min(1, rate + half) };
}
