import { checkCount } from "../checks/check-count.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Estimate } from "../result.js";
import { type Power, planningValues } from "./power.js";

export interface MeanSample extends Power {
  readonly n: number;
  /** Standard deviation of the paired differences, or of the clustered equivalent: standard error × √n. */
  readonly standardDeviation: number;
}

/**
 * The smallest difference of mean scores that so many pairs would have shown: inverse of `sampleSizeMean`.
 *
 * @see Miller 2024, Adding error bars to evals, section 5
 * @example
 * detectableGapMean({ n: 969, standardDeviation: 1 / 3 }).value?.toFixed(3); // => "0.030"
 */
export function detectableGapMean({ n, standardDeviation, ...power }: MeanSample): Estimate {
  checkCount("n", n);
  if (!(standardDeviation >= 0)) throw invalidInput("standard deviation must be at least 0", standardDeviation);
  const z = planningValues(power);
  if (n === 0) return { value: null, reason: "there are no pairs" };
  return { value: ((z.test + z.power) * standardDeviation) / Math.sqrt(n) };
}
