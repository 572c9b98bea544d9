import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import { type Proportion, rateOf } from "./proportion.js";
import { wilsonInterval } from "./wilson-interval.js";
import { withoutTrials } from "./without-trials.js";

/**
 * Newcombe's hybrid score interval of the difference a - b of two independent rates, from their Wilson intervals. For
 * rates of the same cases use `bonettPriceInterval`.
 *
 * @see Newcombe 1998, Interval estimation for the difference between independent proportions, method 10
 * @example
 * newcombeInterval({ successes: 80, n: 100 }, { successes: 70, n: 100 }).low?.toFixed(4); // => "-0.0202"
 */
export function newcombeInterval(a: Proportion, b: Proportion, level = 0.95): Interval {
  checkLevel(level);
  const method = "newcombe";
  const [rateA, rateB] = [rateOf(a), rateOf(b)];
  const wilsonA = wilsonInterval(a.successes, a.n, level);
  const wilsonB = wilsonInterval(b.successes, b.n, level);
  if (rateA === null || rateB === null || wilsonA.low === null || wilsonB.low === null) {
    return withoutTrials(method, level);
  }
  const difference = rateA - rateB;
  const down = Math.hypot(rateA - wilsonA.low, wilsonB.high - rateB);
  const up = Math.hypot(wilsonA.high - rateA, rateB - wilsonB.low);
  return { level, method, low: difference - down, high: difference + up };
}
