import { checkLevel } from "../checks/check-level.js";
import { checkSuccesses } from "../checks/check-successes.js";
import type { Interval } from "../interval.js";
import { criticalValue } from "../numeric/critical-value.js";
import { withoutTrials } from "./without-trials.js";

/**
 * The Agresti-Coull interval of a rate: z² / 2 successes and as many failures are added, then mean ± z standard
 * errors. Centred where Wilson's is, never narrower; cut off at 0 and 1, beyond which no rate can be.
 *
 * @see Agresti and Coull 1998
 * @example
 * agrestiCoullInterval(0, 10).low; // => 0
 */
export function agrestiCoullInterval(successes: number, n: number, level = 0.95): Interval {
  checkSuccesses(successes, n);
  checkLevel(level);
  if (n === 0) return withoutTrials("agresti-coull", level);
  const z = criticalValue(level);
  const total = n + z * z;
  const rate = (successes + (z * z) / 2) / total;
  const half = z * Math.sqrt((rate * (1 - rate)) / total);
  return { level, method: "agresti-coull", low: Math.max(0, rate - half), high: Math.min(1, rate + half) };
}
