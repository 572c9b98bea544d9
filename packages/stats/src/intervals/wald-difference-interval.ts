import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import { criticalValue } from "../numeric/critical-value.js";
import { type Proportion, rateOf } from "./proportion.js";
import { withoutTrials } from "./without-trials.js";

/**
 * The textbook interval of the difference a - b of two independent rates: difference ± z standard errors. Here to be
 * compared with; `newcombeInterval` is the one to report.
 * The bounds may lie beyond -1 and 1, as in statsmodels.
 *
 * @see Newcombe 1998, Interval estimation for the difference between independent proportions, method 1
 * @example
 * waldDifferenceInterval({ successes: 80, n: 100 }, { successes: 70, n: 100 }).low?.toFixed(4); // => "-0.0192"
 */
export function waldDifferenceInterval(a: Proportion, b: Proportion, level = 0.95): Interval {
  checkLevel(level);
  const [rateA, rateB] = [rateOf(a), rateOf(b)];
  if (rateA === null || rateB === null) return withoutTrials("wald-difference", level);
  const half = criticalValue(level) * Math.sqrt((rateA * (1 - rateA)) / a.n + (rateB * (1 - rateB)) / b.n);
  const difference = rateA - rateB;
  return { level, method: "wald-difference", low: difference - half, high: difference + half };
}
