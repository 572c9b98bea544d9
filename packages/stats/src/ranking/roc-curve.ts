import { type RocCounts, rocCounts } from "./roc-counts.js";

/** One decision rule, "positive from this score on", and how it does. */
export interface RocPoint {
  /** Scores from here on are called positive; null for the first point, which calls nothing positive. */
  readonly threshold: number | null;
  readonly truePositiveRate: number;
  readonly falsePositiveRate: number;
}

/** The curve, or null with the reason why there is none. */
export type RocCurve = { readonly points: readonly RocPoint[] } | { readonly points: null; readonly reason: string };

/**
 * The ROC curve of scores against binary outcomes: one point for each distinct score, highest threshold first.
 *
 * Null where outcomes are all positive or all negative.
 *
 * @see Fawcett 2006; sklearn.metrics.roc_curve with drop_intermediate=False
 * @example
 * rocCurve([true, false], [0.9, 0.1]).points[1];
 * // => { threshold: 0.9, truePositiveRate: 1, falsePositiveRate: 0 }
 */
export function rocCurve(positive: readonly boolean[], scores: readonly number[]): RocCurve {
  const { positives, negatives, steps, reason }: RocCounts = rocCounts(positive, scores);
  if (reason !== null) return { points: null, reason };
  const points = steps.map(({ threshold, truePositives, falsePositives }) => ({
    threshold,
    truePositiveRate: truePositives / positives,
    falsePositiveRate: falsePositives / negatives,
  }));
  return { points };
}
