import { checkShare } from "../checks/check-share.js";
import type { Estimate } from "../result.js";
import { checkGap, type Power, planningValues } from "./power.js";

export interface PairedPlan extends Power {
  /** The difference of pass rates to be seen. */
  readonly gap: number;
  /** The share of cases on which the two systems differ. */
  readonly discordant: number;
}

/**
 * How many cases two systems must both answer for a difference of their pass rates to be seen.
 *
 * Null where the gap is larger than the share of cases that differ, which cannot be.
 *
 * @see Connor 1987, Sample size for testing differences in proportions for the paired-sample design
 * @example
 * sampleSizePaired({ gap: 0.05, discordant: 0.2 }); // => { value: 626 }
 */
export function sampleSizePaired({ gap, discordant, ...power }: PairedPlan): Estimate {
  checkGap(gap);
  checkShare("discordant", discordant);
  const z = planningValues(power);
  if (gap > discordant) {
    return { value: null, reason: `a gap of ${gap} needs at least that share of cases to differ, not ${discordant}` };
  }
  const root = z.test * Math.sqrt(discordant) + z.power * Math.sqrt(discordant - gap ** 2);
  return { value: Math.ceil((root / gap) ** 2) };
}
