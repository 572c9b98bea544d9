import { checkPairs } from "../checks/check-pairs.js";
import { ranks } from "../ranking/ranks.js";
import { tieSizes } from "../ranking/tie-sizes.js";

export interface KendallCounts {
  readonly n: number;
  /** All pairs of items. */
  readonly pairs: number;
  /** Pairs in the same order in both lists less pairs in opposite order. */
  readonly difference: number;
  readonly discordant: number;
  /** Pairs that are equal in a list, and how many times each value of it occurs. */
  readonly tiedX: number;
  readonly tiedY: number;
  readonly sizesX: readonly number[];
  readonly sizesY: readonly number[];
  /** Distinct values of the list that has fewer. */
  readonly distinct: number;
}

/** Counts concordant and discordant pairs in n log n steps. */
export function kendallCounts(x: readonly number[], y: readonly number[]): KendallCounts {
  checkPairs(x, y);
  const n = x.length;
  const [rankX, rankY] = [ranks(x, "dense"), ranks(y, "dense")];
  const [sizesX, sizesY] = [tieSizes(x), tieSizes(y)];
  const order = [...x.keys()].sort((a, b) => rankX[a]! - rankX[b]! || rankY[a]! - rankY[b]!);
  const discordant = countInversions(
    order.map((index) => rankY[index]!),
    sizesY.length,
  );
  const pairs = (n * (n - 1)) / 2;
  const [tiedX, tiedY] = [pairsWithin(sizesX), pairsWithin(sizesY)];
  // Ranks as one number for each pair of them: equal where both are.
  const joint = pairsWithin(tieSizes(rankX.map((rank, index) => rank * (n + 1) + rankY[index]!)));
  const difference = pairs - tiedX - tiedY + joint - 2 * discordant;
  const distinct = Math.min(sizesX.length, sizesY.length);
  return { n, pairs, difference, discordant, tiedX, tiedY, sizesX, sizesY, distinct };
}

function pairsWithin(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

/** How many pairs of a list of ranks from 1 stand in descending order (a Fenwick tree of the ranks seen). */
function countInversions(list: readonly number[], largest: number): number {
  const tree = new Float64Array(largest + 1);
  let inversions = 0;
  for (const [seen, rank] of list.entries()) {
    let notAbove = 0;
    for (let at = rank; at > 0; at -= at & -at) notAbove += tree[at]!;
    inversions += seen - notAbove;
    for (let at = rank; at <= largest; at += at & -at) tree[at]! += 1;
  }
  return inversions;
}
