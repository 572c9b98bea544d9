import { checkLevel } from "../checks/check-level.js";
import { checkSuccesses } from "../checks/check-successes.js";
import type { Interval } from "../interval.js";
import { betaQuantile } from "../numeric/beta-quantile.js";
import { withoutTrials } from "./without-trials.js";

/**
 * The exact interval of a rate: the rates at which neither tail of the binomial distribution is improbable. Never
 * covers less than its nominal level, often much more; for a guarantee, not for a description.
 *
 * @see Clopper and Pearson 1934
 * @example
 * clopperPearsonInterval(0, 30).low; // => 0
 * clopperPearsonInterval(0, 30).high?.toFixed(6); // => "0.115703"
 */
export function clopperPearsonInterval(successes: number, n: number, level = 0.95): Interval {
  checkSuccesses(successes, n);
  checkLevel(level);
  if (n === 0) return withoutTrials("clopper-pearson", level);
  const tail = (1 - level) / 2;
  const low = successes === 0 ? 0 : betaQuantile(tail, 1 - tail, successes, n - successes + 1).x;
  const high = successes === n ? 1 : betaQuantile(1 - tail, tail, successes + 1, n - successes).x;
  return { level, method: "clopper-pearson", low, high };
}
