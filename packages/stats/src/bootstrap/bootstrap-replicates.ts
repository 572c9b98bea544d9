import { drawsBelow, type Random, seededRandom } from "../random/random.js";
import { checkResampling, DEFAULT_RESAMPLES, DEFAULT_SEED, type Resampling, unitsByStratum } from "./resampling.js";

/** A measure of the items at these positions, some of them more than once; null where it is undefined for them. */
export type Statistic = (indices: readonly number[]) => number | null;

/**
 * A statistic measured on samples of n items drawn with replacement: the raw material of the bootstrap intervals.
 *
 * Whole clusters are drawn where `clusters` is given, inside each stratum where `strata` is. Null marks a sample for
 * which the statistic is undefined; such samples are kept, so that they can be counted.
 *
 * @see Efron 1979
 * @example
 * bootstrapReplicates(3, (indices) => indices.length, { resamples: 2 }); // => [3, 3]
 */
export function bootstrapReplicates(n: number, statistic: Statistic, options: Resampling = {}): (number | null)[] {
  checkResampling(options);
  const units = unitsByStratum(n, options);
  const random = seededRandom(options.seed ?? DEFAULT_SEED);
  return Array.from({ length: options.resamples ?? DEFAULT_RESAMPLES }, () => statistic(draw(units, random)));
}

function draw(units: readonly (readonly (readonly number[])[])[], random: Random): number[] {
  const indices: number[] = [];
  for (const stratum of units) {
    const next = drawsBelow(stratum.length, random);
    for (let drawn = 0; drawn < stratum.length; drawn += 1) {
      for (const index of stratum[next()]!) indices.push(index);
    }
  }
  return indices;
}
