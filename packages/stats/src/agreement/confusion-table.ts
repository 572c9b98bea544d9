import type { Label } from "../checks/check-labels.js";
import { checkPairs } from "../checks/check-pairs.js";
import { invalidInput } from "../checks/invalid-input.js";
import { sortedLabels } from "./sorted-labels.js";

/** How often each label of the first rater met each label of the second. */
export interface ConfusionTable<L extends Label = Label> {
  /** Rows and columns, in this order. */
  readonly labels: readonly L[];
  /** `counts[row][column]`: the first rater (the truth) said `labels[row]`, the second (the prediction) `labels[column]`. */
  readonly counts: readonly (readonly number[])[];
}

/**
 * Counts the verdicts of two raters on the same items.
 *
 * Rows and columns are the labels that occur, numbers by value and words by code point, unless `labels` gives them:
 * then a label outside the list throws, and one that never occurs still counts for weighted agreement.
 *
 * @see sklearn.metrics.confusion_matrix
 * @example
 * confusionTable(["PASS", "FAIL", "PASS"], ["PASS", "PASS", "PASS"]);
 * // => { labels: ["FAIL", "PASS"], counts: [[0, 1], [0, 2]] }
 */
export function confusionTable<L extends Label>(
  first: readonly L[],
  second: readonly L[],
  labels: readonly L[] = sortedLabels([...first, ...second]),
): ConfusionTable<L> {
  checkPairs(first, second);
  const positions = new Map(labels.map((label, position) => [label, position]));
  if (positions.size < labels.length) throw invalidInput("labels must be different", labels);
  const positionOf = (label: L): number => {
    const position = positions.get(label);
    if (position === undefined) throw invalidInput(`a rater's label must be one of ${JSON.stringify(labels)}`, label);
    return position;
  };
  const counts = labels.map(() => Array<number>(labels.length).fill(0));
  for (const [index, label] of first.entries()) counts[positionOf(label)]![positionOf(second[index]!)]! += 1;
  return { labels, counts };
}
