import type { ChrfCounts } from "./chrf-counts.js";

/** How counts become a score. */
export type ChrfRecipe = {
  /** How many times as much recall weighs as precision. */
  readonly beta: number;
  /** Whether orders that one side is too short for are left out, instead of counting as nearly 0. */
  readonly effectiveOrder: boolean;
};

export interface ChrfScore {
  /** From 0 to 1. */
  readonly score: number;
  /** Means over the orders that both sides have, from 0 to 1. */
  readonly precision: number;
  readonly recall: number;
}

/** What stands for a precision, a recall or a score that has no n-grams, as in chrF++.py, Moses and NLTK. */
const EPSILON = 1e-16;

/** chrF from counts, as a fraction: the F of mean precision and mean recall, or without effective order the mean F. */
export function chrfScore(counts: ChrfCounts, { beta, effectiveOrder }: ChrfRecipe): ChrfScore {
  const orders = counts.matchedNgrams.map((matched, index) => ({
    matched,
    output: counts.outputNgrams[index]!,
    expected: counts.expectedNgrams[index]!,
  }));
  const common = orders.filter(({ output, expected }) => output > 0 && expected > 0);
  const precision = mean(common.map(({ matched, output }) => matched / output));
  const recall = mean(common.map(({ matched, expected }) => matched / expected));
  if (effectiveOrder) return { score: fMeasure(precision, recall, beta), precision, recall };
  const scores = orders.map(({ matched, output, expected }) => {
    const [p, r] = [output > 0 ? matched / output : EPSILON, expected > 0 ? matched / expected : EPSILON];
    return p === 0 && r === 0 ? EPSILON : fMeasure(p, r, beta);
  });
  return { score: mean(scores), precision, recall };
}

/**
 * The F measure as a weighted harmonic mean. With precision and recall of at most 1 the divisor is at least 1 + beta²
 * however it is rounded, so the result never exceeds 1; the usual product form can.
 */
function fMeasure(precision: number, recall: number, beta: number): number {
  if (precision === 0 || recall === 0) return 0;
  const weight = beta * beta;
  return (1 + weight) / (1 / precision + weight / recall);
}

/** 0 where there is nothing to take the mean of. */
function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}
