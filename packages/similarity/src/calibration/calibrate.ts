import { EvalError, show } from "@eval/core";
import type { CriterionOptions } from "@eval/stats";
import { areaUnderCurve, clustersOf } from "./auc-interval.js";
import type { CalibrationCard, GoldShape, ThresholdChoice } from "./calibration-card.js";
import { certification, findingsOf, verdictOf } from "./calibration-verdict.js";
import { histogramOf, rocPointsOf } from "./card-charts.js";
import { slicesOf } from "./card-slices.js";
import { accuracyOf, heldOutAccuracies, type ValidationOptions } from "./held-out-accuracy.js";
import type { LabelledScore } from "./labelled-score.js";
import { moreLabels } from "./more-labels.js";
import { bestThresholds, type ChoiceOptions, countDecisions } from "./threshold-choice.js";

export interface CalibrateOptions extends CriterionOptions, ValidationOptions {
  /** Who made the scores: the card is refused for another. */
  readonly encoder?: string;
  readonly revision?: string | null;
  readonly language?: string | null;
  readonly goldShape?: GoldShape | null;
  /** What data, labelled by whom. */
  readonly source?: string;
  /**
   * Which of several thresholds that do equally well: the `highest` (null where calling nothing similar does best), or
   * the `lowest-observed`, which never calls nothing similar.
   */
  readonly choice?: ThresholdChoice;
  readonly seed?: number;
}

/**
 * What a similarity score is worth on labelled pairs: whether it ranks similar above dissimilar at all (AUC with its
 * interval), which threshold does best, and how accurate that is on pairs that had no part in choosing it.
 *
 * Pairs of one `cluster` (all answers to one question) are held out together. The verdict names what is wrong:
 * `inverted`, `constant`, `too_few` (under 5 of a kind), `low_discrimination` (AUC under 0.7); `certified` takes 100
 * pairs of each kind, 50 clusters where there are any, an AUC interval above 0.7 and cross-validated accuracy above the
 * baseline; all else is `provisional`.
 *
 * **Ties** have three places. A similar and a dissimilar pair of one score count half in the AUC. A score that equals the
 * threshold is called similar. Of thresholds that do equally well `choice` takes one, and the card says how many there
 * were and how far they reach (`tiedThresholds`): the wider, the less the labels say about where to cut.
 *
 * Throws `EvalError` where scores are of one kind only (`one-class`) or not finite (`invalid-score`).
 *
 * @see Hanley and McNeil 1982; Stone 1974; vindex 0.6.0 `calibrate` for `lowest-observed` with `in-sample`
 * @example
 * const scores = [0.91, 0.85, 0.8, 0.77, 0.7, 0.4, 0.3, 0.25, 0.2, 0.1].map((score, i) => ({ score, similar: i < 5 }));
 * const { verdict, auc, threshold, crossValidated } = calibrate(scores);
 * [verdict, auc, threshold, crossValidated.accuracy]; // => ["provisional", 1, 0.7, 0.9]
 * const overlapping = [0.9, 0.6, 0.4, 0.2].map((score, i) => ({ score, similar: i % 2 === 0 }));
 * calibrate(overlapping).threshold; // => 0.9
 * calibrate(overlapping, { choice: "lowest-observed" }).threshold; // => 0.4
 * calibrate(overlapping).tiedThresholds; // => { count: 2, lowest: 0.4, highest: 0.9 }
 */
export function calibrate(scores: readonly LabelledScore[], options: CalibrateOptions = {}): CalibrationCard {
  checkScores(scores);
  const { level = 0.95, criterion = "accuracy", choice = "highest", seed = 0, costs } = options;
  const evidence = evidenceOf(scores, { criterion, choice, seed, ...(costs && { costs }) }, { ...options, level });
  const { lowest, highest, ...found } = evidence;
  return {
    kind: "calibration-card",
    version: 1,
    encoder: options.encoder ?? "unnamed",
    revision: options.revision ?? null,
    language: options.language ?? null,
    goldShape: options.goldShape ?? null,
    source: options.source ?? "not said",
    verdict: verdictOf(evidence),
    findings: findingsOf(evidence),
    ...found,
    criterion,
    choice,
    accuracyInSample: accuracyOf(countDecisions(scores, found.threshold)),
    accuracyAtHalf: accuracyOf(countDecisions(scores, 0.5)),
    slices: slicesOf(scores, found.threshold, level),
    moreLabels: moreLabels(found.auc, found.sample.similar, found.sample.dissimilar, level),
    certification,
    histogram: histogramOf(scores),
    roc: rocPointsOf(scores),
  };
}

/** What the verdict rests on. */
function evidenceOf(
  scores: readonly LabelledScore[],
  chosen: ChoiceOptions,
  options: ValidationOptions & { readonly level: number },
) {
  const sample = sampleOf(scores);
  const { auc, interval: aucInterval } = areaUnderCurve(scores, options.level);
  const values = scores.map(({ score }) => score);
  return {
    sample,
    auc,
    aucInterval,
    ...bestThresholds(scores, chosen),
    baseline: Math.max(sample.similar, sample.dissimilar) / sample.pairs,
    ...heldOutAccuracies(scores, sample.clusters ?? sample.pairs, chosen, options),
    lowest: values.reduce((least, value) => Math.min(least, value)),
    highest: values.reduce((most, value) => Math.max(most, value)),
  };
}

function sampleOf(scores: readonly LabelledScore[]): CalibrationCard["sample"] {
  const similar = scores.filter((one) => one.similar).length;
  const clusters = clustersOf(scores);
  return {
    pairs: scores.length,
    similar,
    dissimilar: scores.length - similar,
    clusters: clusters === null ? null : new Set(clusters).size,
  };
}

function checkScores(scores: readonly LabelledScore[]): void {
  const odd = scores.find(({ score }) => !Number.isFinite(score));
  if (odd !== undefined) {
    throw new EvalError(
      "invalid-score",
      `scores must be finite numbers, got ${String(odd.score)}: look for its source`,
    );
  }
  const similar = scores.filter((one) => one.similar).length;
  if (similar > 0 && similar < scores.length) return;
  const found = show({ similar, dissimilar: scores.length - similar });
  throw new EvalError("one-class", `labels must be of both kinds, similar and dissimilar, got ${found}`);
}
