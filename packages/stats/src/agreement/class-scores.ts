import type { Label } from "../checks/check-labels.js";
import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import { fBeta } from "./f-beta.js";
import { precision } from "./precision.js";
import { recall } from "./recall.js";
import { tableMargins } from "./table-margins.js";

/** Precision, recall and F1 of one label, or averaged over labels. */
export interface ScoreTriple {
  readonly precision: Estimate;
  readonly recall: Estimate;
  readonly f1: Estimate;
}

export interface ClassScores<L extends Label = Label> {
  readonly accuracy: Estimate;
  /** The mean recall of the labels that truly occur. */
  readonly balancedAccuracy: Estimate;
  readonly perLabel: readonly (ScoreTriple & { readonly label: L; readonly support: number })[];
  /** The plain mean over labels. */
  readonly macro: ScoreTriple;
  /** The mean over labels weighted by how often each truly occurs. */
  readonly weighted: ScoreTriple;
}

export interface ClassScoreOptions {
  /** What an undefined precision, recall or F1 counts as: null (none), or 0 as in scikit-learn. */
  readonly undefinedAs?: 0 | 1 | null;
}

/**
 * Accuracy, balanced accuracy, and precision, recall and F1 of each label and on average. Rows of the table are the
 * truth, columns the prediction.
 *
 * A precision is undefined where its label is never predicted, a recall where it never occurs, and then so is their
 * mean over labels, unless `undefinedAs` says what to count. (Micro averages of single-label verdicts are accuracy.)
 *
 * @see sklearn.metrics.precision_recall_fscore_support
 * @example
 * classScores({ labels: ["FAIL", "PASS"], counts: [[1, 1], [0, 2]] }).balancedAccuracy; // => { value: 0.75 }
 */
export function classScores<L extends Label>(
  table: ConfusionTable<L>,
  { undefinedAs = null }: ClassScoreOptions = {},
): ClassScores<L> {
  const { n, rows, agreed } = tableMargins(table);
  const settle = (estimate: Estimate): Estimate => {
    return estimate.value === null && undefinedAs !== null ? { value: undefinedAs } : estimate;
  };
  const perLabel = table.labels.map((label, at) => ({
    label,
    support: rows[at]!,
    precision: settle(precision(table, label)),
    recall: settle(recall(table, label)),
    f1: settle(fBeta(table, label)),
  }));
  const average = (weightOf: (support: number) => number): ScoreTriple => ({
    precision: meanOf(perLabel.map(({ precision, support }) => [precision, weightOf(support)])),
    recall: meanOf(perLabel.map(({ recall, support }) => [recall, weightOf(support)])),
    f1: meanOf(perLabel.map(({ f1, support }) => [f1, weightOf(support)])),
  });
  return {
    accuracy: n === 0 ? { value: null, reason: "there are no items" } : { value: agreed / n },
    balancedAccuracy: meanOf(perLabel.map(({ recall, support }) => [recall, support > 0 ? 1 : 0])),
    perLabel,
    macro: average(() => 1),
    weighted: average((support) => support),
  };
}

function meanOf(parts: readonly (readonly [Estimate, weight: number])[]): Estimate {
  let sum = 0;
  let total = 0;
  for (const [estimate, weight] of parts) {
    if (weight === 0) continue;
    if (estimate.value === null) return estimate;
    sum += estimate.value * weight;
    total += weight;
  }
  return total === 0 ? { value: null, reason: "there are no items" } : { value: sum / total };
}
