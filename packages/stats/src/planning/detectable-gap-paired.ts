import { checkCount } from "../checks/check-count.js";
import { checkShare } from "../checks/check-share.js";
import type { Estimate } from "../result.js";
import { type Power, planningValues } from "./power.js";

export interface PairedSample extends Power {
  /** How many cases both systems answered. */
  readonly n: number;
  /** The share of cases on which they differ. */
  readonly discordant: number;
}

/**
 * The smallest difference of pass rates that so many cases, answered by both systems, would have shown: inverse of
 * `sampleSizePaired`.
 *
 * `possible` is false where that is more than the share of cases that differ: then nothing could have been seen, unless
 * the systems differed more often. Null where too few cases, or none that differ, leave nothing to solve.
 *
 * @see Connor 1987
 * @example
 * detectableGapPaired({ n: 626, discordant: 0.2 }).value?.toFixed(2); // => "0.05"
 * detectableGapPaired({ n: 30, discordant: 0.1 }).possible; // => false
 */
export function detectableGapPaired({
  n,
  discordant,
  ...power
}: PairedSample): Estimate<{ readonly possible: boolean }> {
  checkCount("n", n);
  checkShare("discordant", discordant);
  const z = planningValues(power);
  const inside = n + z.power ** 2 - z.test ** 2;
  if (inside < 0) return { value: null, reason: `${n} cases are too few to show any gap`, possible: false };
  if (discordant === 0) return { value: null, reason: "the systems do not differ on any case", possible: false };
  const value = (Math.sqrt(discordant) * (z.test * Math.sqrt(n) + z.power * Math.sqrt(inside))) / (n + z.power ** 2);
  return { value, possible: value <= discordant };
}
