/** One rank of a list: what the document there is worth, and the score that put it there. */
export interface Rank {
  readonly gain: number;
  readonly score: number;
}

/**
 * Discounted cumulative gain of the first `k` ranks: gains divided by log2(rank + 1). Ranks of equal score share
 * their places, so each counts their mean gain, as in scikit-learn.
 */
export function discountedGain(ranks: readonly Rank[], k: number): number {
  const sorted = [...ranks].sort((a, b) => b.score - a.score);
  const gains: number[] = [];
  for (let start = 0; start < sorted.length && start < k; start = gains.length) {
    let end = start + 1;
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end += 1;
    const mean = meanGain(sorted.slice(start, end));
    for (let rank = start; rank < end; rank++) gains.push(mean);
  }
  return sumOfDiscounted(gains, k);
}

/** The gain of the best order of these gains. */
export function idealGain(gains: readonly number[], k: number): number {
  return sumOfDiscounted(
    [...gains].sort((a, b) => b - a),
    k,
  );
}

function sumOfDiscounted(gains: readonly number[], k: number): number {
  let total = 0;
  for (let rank = 0; rank < gains.length && rank < k; rank++) total += (gains[rank] as number) / Math.log2(rank + 2);
  return total;
}

/** Equal gains are their own mean, which a sum would round: the best order must not be better than itself. */
function meanGain(ranks: readonly Rank[]): number {
  const first = (ranks[0] as Rank).gain;
  if (ranks.every(({ gain }) => gain === first)) return first;
  return ranks.reduce((sum, { gain }) => sum + gain, 0) / ranks.length;
}
