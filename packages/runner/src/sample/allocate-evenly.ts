import { type Random, sampleIndices } from "@eval/stats";

/**
 * How many to take from each group, so that `total` are taken and no group has cause for complaint: all get the same
 * number, save those that hold fewer, which give all they have; what is left over after the last whole round goes to
 * groups drawn by chance, one each, every set of them equally likely.
 *
 * Exact: the shares sum up to `total`, or to all there is where that is less. Two of three groups get one each where
 * two are to be taken, never one group both.
 *
 * @example
 * import { seededRandom } from "@eval/stats";
 *
 * allocateEvenly([14042, 1170, 17944], 501, seededRandom(1)); // => [167, 167, 167]
 * allocateEvenly([2, 100, 100], 12, seededRandom(1)); // => [2, 5, 5]
 */
export function allocateEvenly(capacities: readonly number[], total: number, random: Random): number[] {
  const level = wholeRounds(capacities, total);
  const shares = capacities.map((capacity) => Math.min(capacity, level));
  const rest = total - shares.reduce((sum, share) => sum + share, 0);
  const open = [...capacities.keys()].filter((group) => capacities[group]! > level);
  for (const lucky of sampleIndices(open.length, Math.min(rest, open.length), random)) shares[open[lucky]!]! += 1;
  return shares;
}

/** How many rounds can be dealt whole, one to each group that still has some. */
function wholeRounds(capacities: readonly number[], total: number): number {
  const ascending = [...capacities].sort((left, right) => left - right);
  let left = total;
  let rounds = 0;
  for (const [emptied, capacity] of ascending.entries()) {
    const groups = ascending.length - emptied;
    const affordable = Math.floor(left / groups);
    if (affordable < capacity - rounds) return rounds + affordable;
    left -= groups * (capacity - rounds);
    rounds = capacity;
  }
  return rounds;
}
