import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import { type Proportion, rateOf } from "./proportion.js";
import { waldDifferenceInterval } from "./wald-difference-interval.js";
import { withoutTrials } from "./without-trials.js";

/**
 * The Agresti-Caffo interval of the difference a - b of two independent rates: one success and one failure are added
 * to each, then difference ± z standard errors.
 * The bounds may lie beyond -1 and 1, as in statsmodels.
 *
 * @see Agresti and Caffo 2000
 * @example
 * agrestiCaffoInterval({ successes: 80, n: 100 }, { successes: 70, n: 100 }).low?.toFixed(4); // => "-0.0208"
 */
export function agrestiCaffoInterval(a: Proportion, b: Proportion, level = 0.95): Interval {
  checkLevel(level);
  const method = "agresti-caffo";
  if (rateOf(a) === null || rateOf(b) === null) return withoutTrials(method, level);
  const widened = ({ successes, n }: Proportion) => ({ successes: successes + 1, n: n + 2 });
  return { ...waldDifferenceInterval(widened(a), widened(b), level), method };
}
