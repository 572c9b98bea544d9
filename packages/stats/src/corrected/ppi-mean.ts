import { checkLevel } from "../checks/check-level.js";
import { checkPairs } from "../checks/check-pairs.js";
import { checkShare } from "../checks/check-share.js";
import { checkValues } from "../checks/check-values.js";
import { criticalValue } from "../numeric/critical-value.js";
import { type CorrectedRate, noCorrectedRate } from "./judge-labels.js";

export interface PpiOptions {
  readonly level?: number;
  /** How much to believe the judge, from 0 (labels only) to 1 (plain PPI); the best for these data where not given. */
  readonly lambda?: number;
}

/** Scores of a person and of the judge on the labelled items, in the same order, and of the judge on the others. */
export interface PpiScores {
  readonly human: readonly number[];
  readonly judge: readonly number[];
  readonly unlabelled: readonly number[];
}

/**
 * The mean score a person would give, by prediction-powered inference (PPI++): the judge's mean on all other items,
 * plus how far it is off on the labelled ones, weighted by how much it helps.
 *
 * For scores of any kind. The labelled items must be a random sample of the same population. Below some 200 labels its
 * interval covers too little, which is among the warnings; `postStratifiedPassRate` does not have that fault.
 *
 * @see Angelopoulos, Duchi and Zrnic 2023, arXiv 2311.01453; ppi_py
 * @example
 * ppiMean({ human: [1, 0, 1], judge: [1, 0, 0], unlabelled: [1, 0, 1, 0] }, { lambda: 1 }).value?.toFixed(6);
 * // => "0.833333"
 */
export function ppiMean(
  { human, judge, unlabelled }: PpiScores,
  { level = 0.95, lambda }: PpiOptions = {},
): CorrectedRate<{ readonly lambda: number | null }> {
  checkLevel(level);
  checkPairs(human, judge);
  for (const [name, values] of Object.entries({ human, judge, unlabelled })) checkValues(name, values);
  if (lambda !== undefined) checkShare("lambda", lambda);
  const method = "ppi++";
  const [n, total] = [human.length, unlabelled.length];
  const none = (reason: string) => ({ ...noCorrectedRate(level, method, reason), lambda: null });
  if (n < 2) return none(n === 0 ? "there are no labelled items" : "one labelled item has no spread");
  if (total === 0) return none("there are no unlabelled items");
  const weight = lambda ?? bestWeight({ human, judge, unlabelled });
  const rectifier = human.map((score, index) => score - weight * judge[index]!);
  const value = weight * meanOf(unlabelled) + meanOf(rectifier);
  const variance = (weight ** 2 * varianceOf(unlabelled)) / total + varianceOf(rectifier) / n;
  const warnings = n < FEW_LABELS ? [`with ${n} labels, fewer than ${FEW_LABELS}, the interval covers too little`] : [];
  if (variance === 0) {
    const reason = "all scores are equal, so their spread says nothing about the mean";
    return { value, interval: { level, method, low: null, high: null, reason }, warnings, lambda: weight };
  }
  const half = criticalValue(level) * Math.sqrt(variance);
  return { value, interval: { level, method, low: value - half, high: value + half }, warnings, lambda: weight };
}

const FEW_LABELS = 200;

/** The weight with the least variance; 0 for a judge whose scores do not vary, or vary against the labels. */
function bestWeight({ human, judge, unlabelled }: PpiScores): number {
  const [n, total] = [human.length, unlabelled.length];
  const [meanHuman, meanJudge] = [meanOf(human), meanOf(judge)];
  const covariance = meanOf(human.map((score, index) => (score - meanHuman) * (judge[index]! - meanJudge)));
  const all = [...judge, ...unlabelled];
  const variance = (varianceOf(all) * all.length) / (all.length - 1);
  return variance === 0 ? 0 : Math.min(1, Math.max(0, covariance / ((1 + n / total) * variance)));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
