import { checkCount } from "../checks/check-count.js";
import { invalidInput } from "../checks/invalid-input.js";
import { type Power, planningValues } from "./power.js";

export interface MeanPlan extends Power {
  /** The difference of mean scores to be seen, in points of the score. */
  readonly gap: number;
  /** The variance over cases of the difference of the two systems' expected scores. */
  readonly variance: number;
  /** The variance of a system's score when one case is asked again, and how often each case is asked. */
  readonly noiseA?: number;
  readonly noiseB?: number;
  readonly repeatsA?: number;
  readonly repeatsB?: number;
}

/**
 * How many cases two systems must both answer for a difference of their mean scores to be seen. Asking every case
 * several times shrinks only the noise, not the variance over cases.
 *
 * @see Miller 2024, Adding error bars to evals, section 5
 * @example
 * sampleSizeMean({ gap: 0.03, variance: 1 / 9 }); // => 969
 */
export function sampleSizeMean(plan: MeanPlan): number {
  const { gap, variance, noiseA = 0, noiseB = 0, repeatsA = 1, repeatsB = 1, ...power } = plan;
  if (!(gap > 0 && Number.isFinite(gap))) throw invalidInput("gap must be above 0", gap);
  for (const [name, value] of Object.entries({ variance, noiseA, noiseB })) {
    if (!(value >= 0 && Number.isFinite(value))) throw invalidInput(`${name} must be at least 0`, value);
  }
  checkCount("repeatsA", repeatsA, 1);
  checkCount("repeatsB", repeatsB, 1);
  const z = planningValues(power);
  const total = variance + noiseA / repeatsA + noiseB / repeatsB;
  return Math.ceil(((z.test + z.power) ** 2 * total) / gap ** 2);
}
