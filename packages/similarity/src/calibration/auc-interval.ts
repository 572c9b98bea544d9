import { aucScoreInterval, delongInterval, rocAuc, rocAucBootstrap } from "@eval/stats";
import type { CardInterval } from "./calibration-card.js";
import type { LabelledScore } from "./labelled-score.js";

/** An area under the ROC curve with its interval. */
export interface AreaUnderCurve {
  readonly auc: number | null;
  readonly interval: CardInterval;
}

/**
 * The area with the interval that fits the data: by drawing clusters where there are any, DeLong's where there are none,
 * and a score interval where the data show no spread (an area of 0 or 1).
 */
export function areaUnderCurve(scores: readonly LabelledScore[], level: number): AreaUnderCurve {
  const positive = scores.map(({ similar }) => similar);
  const values = scores.map(({ score }) => score);
  const area = rocAuc(positive, values);
  if (area.value === null) {
    return { auc: null, interval: { level, method: "none", low: null, high: null, reason: area.reason } };
  }
  const clusters = clustersOf(scores);
  const found =
    clusters === null
      ? delongInterval(positive, values, level)
      : rocAucBootstrap(positive, values, { level, clusters, seed: 1, resamples: RESAMPLES });
  if (found.low === null) {
    return { auc: area.value, interval: aucScoreInterval(area.value, area.positives, area.negatives, level) };
  }
  const method = clusters === null ? found.method : `${found.method}-of-clusters`;
  return { auc: area.value, interval: { level, method, low: found.low, high: found.high } };
}

const RESAMPLES = 2_000;

/** The cluster of each score, or null where no two scores share one. */
export function clustersOf(scores: readonly LabelledScore[]): string[] | null {
  if (scores.every(({ cluster }) => cluster === undefined)) return null;
  const clusters = scores.map(({ cluster }, index) => cluster ?? `\u0000${index}`);
  return new Set(clusters).size === scores.length ? null : clusters;
}
