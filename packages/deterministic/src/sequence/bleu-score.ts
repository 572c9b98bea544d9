import type { BleuCounts } from "./bleu-counts.js";

/** What n-gram orders without a match count as. */
export type BleuSmoothing = "exp" | "floor" | "add-k" | "none";

/** How counts become a score. */
export type BleuRecipe = {
  readonly smooth: BleuSmoothing;
  /** The floor, or the k; 0 where the method takes none. */
  readonly smoothValue: number;
  /** Whether orders that the output is too short for are left out, instead of making the score 0. */
  readonly effectiveOrder: boolean;
};

export interface BleuScore {
  /** From 0 to 1. */
  readonly score: number;
  /** By order, smoothed, from 0 to 1. */
  readonly precisions: readonly number[];
  readonly brevityPenalty: number;
}

/**
 * BLEU from counts, as a fraction.
 *
 * Each precision is a quotient of at most 1, so its logarithm is at most 0 and that of a perfect one exactly 0: the
 * score cannot exceed 1. The reference takes logarithms of percentages instead and so gives 100.00000000000004.
 */
export function bleuScore(stats: BleuCounts, recipe: BleuRecipe): BleuScore {
  const brevityPenalty = brevityPenaltyOf(stats);
  if (stats.counts.every((count) => count === 0)) {
    return { score: 0, precisions: stats.counts.map(() => 0), brevityPenalty };
  }
  const { precisions, orders } = smoothedPrecisions(stats, recipe);
  let logarithms = 0;
  for (const precision of precisions.slice(0, orders)) logarithms += Math.log(precision);
  return { score: brevityPenalty * Math.exp(logarithms / orders), precisions, brevityPenalty };
}

function brevityPenaltyOf({ outputLength, expectedLength }: BleuCounts): number {
  if (outputLength >= expectedLength) return 1;
  return outputLength === 0 ? 0 : Math.exp(1 - expectedLength / outputLength);
}

/** The precisions of all orders, and how many of them count. */
function smoothedPrecisions(
  { counts, totals }: BleuCounts,
  { smooth, smoothValue, effectiveOrder }: BleuRecipe,
): { precisions: number[]; orders: number } {
  const precisions = counts.map(() => 0);
  let orders = counts.length;
  let halving = 1;
  for (let index = 0; index < counts.length; index++) {
    const added = smooth === "add-k" && index > 0 ? smoothValue : 0;
    const count = counts[index]! + added;
    const total = totals[index]! + added;
    if (total === 0) break;
    if (effectiveOrder) orders = index + 1;
    if (count > 0) precisions[index] = count / total;
    else if (smooth === "floor") precisions[index] = smoothValue / total;
    else if (smooth === "exp") {
      halving *= 2;
      precisions[index] = 1 / (halving * total);
    }
  }
  return { precisions, orders };
}
