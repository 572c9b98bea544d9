import { invalidInput } from "../checks/invalid-input.js";
import { checkGap, type Power, planningValues } from "./power.js";

export interface UnpairedPlan extends Power {
  /** The difference of rates to be seen. */
  readonly gap: number;
  /** Midway between the two rates. */
  readonly rate: number;
}

/**
 * How many cases each of two systems must answer, on different cases, for a difference of their rates to be seen. On
 * the same cases far fewer do: `sampleSizePaired`.
 *
 * @see Fleiss, Levin and Paik 2003, Statistical methods for rates and proportions, without pooling
 * @example
 * sampleSizeUnpaired({ gap: 0.05, rate: 0.8 }); // => 1001
 */
export function sampleSizeUnpaired({ gap, rate, ...power }: UnpairedPlan): number {
  checkGap(gap);
  const [high, low] = [rate + gap / 2, rate - gap / 2];
  if (!(low >= 0 && high <= 1)) throw invalidInput(`rate ± ${gap / 2} must be between 0 and 1`, rate);
  const z = planningValues(power);
  const variance = high * (1 - high) + low * (1 - low);
  return Math.ceil((z.test + z.power) ** 2 * (variance / gap ** 2));
}
