import { type DecisionCounts, wilsonInterval } from "@eval/stats";
import { clustersOf } from "./auc-interval.js";
import type { CalibrationCard, HeldOutAccuracy } from "./calibration-card.js";
import type { LabelledScore } from "./labelled-score.js";
import { type ChoiceOptions, type Decided, decideByFolds, decideHeldOut } from "./threshold-choice.js";

/** How accuracy is measured. */
export interface ValidationOptions {
  /** `in-sample` leaves the held-out accuracies out, as in published tables; the card says so. */
  readonly validation?: "held-out" | "in-sample";
  /** Folds of the cross-validation; one for each cluster (or pair) up to 50 of them, else 10. */
  readonly folds?: number;
  /** Share of the pairs that the single split holds out: 0.3. */
  readonly holdOutShare?: number;
  readonly level?: number;
}

const LEAVE_ONE_OUT_UP_TO = 50;

/** Accuracy on pairs that had no part in the choice: by folds, and by one split. */
export function heldOutAccuracies(
  scores: readonly LabelledScore[],
  units: number,
  chosen: ChoiceOptions,
  { validation = "held-out", folds, holdOutShare = 0.3, level = 0.95 }: ValidationOptions,
): Pick<CalibrationCard, "crossValidated" | "heldOut"> {
  if (validation === "in-sample") return { crossValidated: null, heldOut: null };
  const parts = folds ?? (units <= LEAVE_ONE_OUT_UP_TO ? units : 10);
  const unit = clustersOf(scores) === null ? "pairs" : "clusters";
  const how = parts === units ? `leave-one-out over ${units} ${unit}` : `${parts} folds of ${unit}`;
  return {
    crossValidated: accuracyOfDecided(decideByFolds(scores, parts, chosen), how, level),
    heldOut: accuracyOfDecided(
      decideHeldOut(scores, holdOutShare, chosen),
      `${Math.round(holdOutShare * 100)} % of ${unit} held out, seed ${chosen.seed}`,
      level,
    ),
  };
}

const NO_DECISIONS: DecisionCounts = { truePositives: 0, falsePositives: 0, trueNegatives: 0, falseNegatives: 0 };

function accuracyOfDecided(decided: Decided, how: string, level: number): HeldOutAccuracy {
  if (decided.decisions === null) {
    const { reason } = decided;
    const interval = { level, method: "wilson", low: null, high: null, reason };
    return { accuracy: null, balancedAccuracy: null, interval, decisions: NO_DECISIONS, how, reason };
  }
  const { decisions } = decided;
  const { truePositives, trueNegatives, falsePositives, falseNegatives } = decisions;
  const [positives, negatives] = [truePositives + falseNegatives, trueNegatives + falsePositives];
  const balanced = positives > 0 && negatives > 0 ? (truePositives / positives + trueNegatives / negatives) / 2 : null;
  const interval = wilsonInterval(truePositives + trueNegatives, positives + negatives, level);
  const { low, high, method } = interval;
  return {
    accuracy: accuracyOf(decisions),
    balancedAccuracy: balanced,
    interval: { level, method, low, high },
    decisions,
    how,
  };
}

/** The share of decisions that are right. */
export function accuracyOf({
  truePositives,
  trueNegatives,
  falsePositives,
  falseNegatives,
}: DecisionCounts): number | null {
  const all = truePositives + trueNegatives + falsePositives + falseNegatives;
  return all === 0 ? null : (truePositives + trueNegatives) / all;
}
