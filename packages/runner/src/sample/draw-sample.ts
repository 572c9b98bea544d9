import { type Random, sampleIndices, seededRandom } from "@eval/stats";
import { allocateEvenly } from "./allocate-evenly.js";
import type { NumberList } from "./number-list.js";
import type { SourceStratum } from "./strata.js";

/** How to draw: a strategy with its seed and the number of cases wanted. */
export interface Draw {
  readonly strategy: "stratified" | "random";
  readonly size: number;
  readonly seed: number;
}

/**
 * Draws case numbers, ascending. Every case of a stratum is equally likely, and where there is one stratum, or the
 * strategy is `random`, every set of cases is.
 *
 * Stratified: sources share the size evenly, then the categories of each source what it got (see `allocateEvenly`).
 * Whole-number arithmetic on a seeded generator, so that every machine draws the same. A size beyond what there is
 * takes all.
 */
export function drawSample(strata: readonly SourceStratum[], { strategy, size, seed }: Draw): number[] {
  const random = seededRandom(seed);
  const drawn = strategy === "random" ? drawRandom(strata, size, random) : drawStratified(strata, size, random);
  return drawn.sort((left, right) => left - right);
}

function drawStratified(strata: readonly SourceStratum[], size: number, random: Random): number[] {
  const shares = allocateEvenly(strata.map(capacityOf), size, random);
  return strata.flatMap(({ categories }, source) => {
    const capacities = categories.map(({ numbers }) => numbers.length);
    const parts = allocateEvenly(capacities, shares[source]!, random);
    return categories.flatMap(({ numbers }, category) => drawFrom(numbers, parts[category]!, random));
  });
}

function drawFrom(numbers: NumberList, count: number, random: Random): number[] {
  return sampleIndices(numbers.length, count, random).map((index) => numbers.at(index));
}

function drawRandom(strata: readonly SourceStratum[], size: number, random: Random): number[] {
  const lists = strata.flatMap(({ categories }) => categories.map(({ numbers }) => numbers));
  const total = lists.reduce((sum, { length }) => sum + length, 0);
  // By place in the file, not in the strata: which names cases carry must not change what is drawn.
  const all = new Int32Array(total);
  let filled = 0;
  for (const list of lists) for (let index = 0; index < list.length; index++) all[filled++] = list.at(index);
  all.sort();
  return sampleIndices(total, Math.min(size, total), random).map((index) => all[index]!);
}

export const capacityOf = ({ categories }: SourceStratum): number =>
  categories.reduce((sum, { numbers }) => sum + numbers.length, 0);
