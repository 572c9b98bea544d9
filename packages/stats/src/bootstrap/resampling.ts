import { checkCount } from "../checks/check-count.js";
import { checkLabels, type Label } from "../checks/check-labels.js";
import { invalidInput } from "../checks/invalid-input.js";
import { groupByLabel } from "../intervals/group-by-label.js";

/** How to draw the samples of a bootstrap. */
export interface Resampling {
  /** How many samples to draw: 2000 where not given. */
  readonly resamples?: number;
  /** Seed of the draws: 0 where not given. The same seed gives the same interval. */
  readonly seed?: number;
  /** One label for each item: items with the same label are drawn together or not at all. */
  readonly clusters?: readonly Label[];
  /** One label for each item: each stratum keeps its number of items (or of clusters) in every sample. */
  readonly strata?: readonly Label[];
}

export const DEFAULT_RESAMPLES = 2000;
export const DEFAULT_SEED = 0;

/** Throws unless resamples and seed are possible. */
export function checkResampling({ resamples = DEFAULT_RESAMPLES, seed = DEFAULT_SEED }: Resampling): void {
  checkCount("resamples", resamples, 1);
  checkCount("seed", seed);
}

/**
 * What is drawn: for each stratum its units, for each unit the items that come with it. Without clusters a unit is one
 * item; without strata there is one stratum.
 */
export function unitsByStratum(n: number, { clusters, strata }: Resampling): number[][][] {
  const units = clusters === undefined ? singletons(n) : unitsOf(clusters, n);
  if (strata === undefined) return n === 0 ? [] : [units];
  checkLabels("strata", strata, n);
  const byStratum = new Map<Label, number[][]>();
  for (const unit of units) {
    const stratum = strata[unit[0]!]!;
    if (unit.some((index) => strata[index] !== stratum)) {
      throw invalidInput("items of one cluster must be in one stratum", clusters?.[unit[0]!]);
    }
    const members = byStratum.get(stratum);
    if (members === undefined) byStratum.set(stratum, [unit]);
    else members.push(unit);
  }
  return [...byStratum.values()];
}

function unitsOf(clusters: readonly Label[], n: number): number[][] {
  checkLabels("clusters", clusters, n);
  return [...groupByLabel(clusters).values()];
}

const singletons = (n: number): number[][] => Array.from({ length: n }, (_, index) => [index]);

/** Why units cannot be resampled, or null. */
export function obstacle(units: readonly (readonly unknown[])[], { clusters }: Resampling): string | null {
  const unit = clusters === undefined ? "value" : "cluster";
  if (units.length === 0) return "there are no values";
  if (units.every((stratum) => stratum.length < 2)) {
    return units.length === 1 ? `one ${unit} cannot be resampled` : `no stratum has more than one ${unit}`;
  }
  return null;
}
