import { checkLevel } from "../checks/check-level.js";
import { checkSuccesses } from "../checks/check-successes.js";
import type { Interval } from "../interval.js";
import { betaQuantile } from "../numeric/beta-quantile.js";
import { withoutTrials } from "./without-trials.js";

/**
 * The equal-tailed Bayesian interval of a rate under Jeffreys' prior Beta(1/2, 1/2).
 *
 * The plain quantiles, as statsmodels gives them: at 0 of n the lower end is small but not 0. (Brown, Cai and DasGupta
 * put 0 there.)
 *
 * @see Brown, Cai and DasGupta 2001, Interval estimation for a binomial proportion
 * @example
 * jeffreysInterval(5, 10).low?.toFixed(4); // => "0.2235"
 */
export function jeffreysInterval(successes: number, n: number, level = 0.95): Interval {
  checkSuccesses(successes, n);
  checkLevel(level);
  if (n === 0) return withoutTrials("jeffreys", level);
  const tail = (1 - level) / 2;
  const quantile = (lower: number) => betaQuantile(lower, 1 - lower, successes + 0.5, n - successes + 0.5).x;
  return { level, method: "jeffreys", low: quantile(tail), high: quantile(1 - tail) };
}
