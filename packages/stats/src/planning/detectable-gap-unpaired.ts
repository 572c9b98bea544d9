import { checkCount } from "../checks/check-count.js";
import { checkShare } from "../checks/check-share.js";
import type { Estimate } from "../result.js";
import { type Power, planningValues } from "./power.js";

export interface UnpairedSample extends Power {
  /** How many cases each system answered. */
  readonly n: number;
  /** Midway between the two rates. */
  readonly rate: number;
}

/**
 * The smallest difference of rates that so many cases for each of two systems, not the same, would have shown: inverse
 * of `sampleSizeUnpaired`.
 *
 * @example
 * detectableGapUnpaired({ n: 1001, rate: 0.8 }).value?.toFixed(3); // => "0.050"
 */
export function detectableGapUnpaired({ n, rate, ...power }: UnpairedSample): Estimate {
  checkCount("n", n);
  checkShare("rate", rate);
  const z = planningValues(power);
  if (n === 0) return { value: null, reason: "there are no cases" };
  const square = (z.test + z.power) ** 2;
  return { value: Math.sqrt((2 * rate * (1 - rate) * square) / (n + square / 2)) };
}
