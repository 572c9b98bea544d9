import { indexNgrams, ngramTotal, sharedCount } from "./ngram-index.js";

/** What BLEU is made of: sums over cases give the corpus score. */
export interface BleuCounts {
  /** N-grams of the output found in an expected answer, by order from 1, each as often as one answer holds it. */
  readonly counts: readonly number[];
  /** N-grams of the output, by order. */
  readonly totals: readonly number[];
  /** Tokens of the output. */
  readonly outputLength: number;
  /** Tokens of the expected answer closest in length; the shorter of two as close. */
  readonly expectedLength: number;
}

export function bleuCounts(
  output: readonly string[],
  references: readonly (readonly string[])[],
  maxOrder: number,
): BleuCounts {
  const { own, countIn } = indexNgrams(output, maxOrder);
  const best = own.map((counts) => counts.map(() => 0));
  for (const reference of references) raiseTo(best, countIn(reference));
  return {
    counts: own.map((counts, index) => sharedCount(counts, best[index]!)),
    totals: own.map((_, index) => ngramTotal(output.length, index + 1)),
    outputLength: output.length,
    expectedLength: closestLength(
      output.length,
      references.map(({ length }) => length),
    ),
  };
}

/** The clipping of BLEU with several references: an n-gram may be used as often as the one that has it most. */
function raiseTo(best: number[][], counts: readonly (readonly number[])[]): void {
  for (const [order, row] of best.entries()) {
    for (let gram = 0; gram < row.length; gram++) row[gram] = Math.max(row[gram]!, counts[order]![gram]!);
  }
}

function closestLength(length: number, candidates: readonly number[]): number {
  return candidates.reduce((best, candidate) => {
    const difference = Math.abs(candidate - length) - Math.abs(best - length);
    return difference < 0 || (difference === 0 && candidate < best) ? candidate : best;
  });
}
