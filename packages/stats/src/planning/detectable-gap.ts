import { checkCount } from "../checks/check-count.js";
import { checkShare } from "../checks/check-share.js";
import { invalidInput } from "../checks/invalid-input.js";
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
