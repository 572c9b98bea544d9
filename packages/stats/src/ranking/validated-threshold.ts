import type { Estimate } from "../result.js";
import type { DecisionCounts } from "./threshold-criterion.js";

/** A threshold with what it is worth on items that had no part in choosing it: that is `value`. */
export type ValidatedThreshold = Estimate<{
  /** The threshold to use; null calls nothing positive. */
  readonly threshold: number | null;
  /** The criterion on the items it was chosen from: flattering, here to show by how much. */
  readonly inSample: number | null;
  /** The decisions that `value` was measured on. */
  readonly decisions: DecisionCounts;
}>;

/** Counts what calling these items positive from a threshold on would give. */
export function decide(
  positive: readonly boolean[],
  scores: readonly number[],
  indices: readonly number[],
  threshold: number | null,
): DecisionCounts {
  const counts = { truePositives: 0, falsePositives: 0, trueNegatives: 0, falseNegatives: 0 };
  for (const index of indices) {
    const called = threshold !== null && scores[index]! >= threshold;
    if (called) counts[positive[index] ? "truePositives" : "falsePositives"] += 1;
    else counts[positive[index] ? "falseNegatives" : "trueNegatives"] += 1;
  }
  return counts;
}

/** Adds up decisions on different items. */
export function addDecisions(a: DecisionCounts, b: DecisionCounts): DecisionCounts {
  return {
    truePositives: a.truePositives + b.truePositives,
    falsePositives: a.falsePositives + b.falsePositives,
    trueNegatives: a.trueNegatives + b.trueNegatives,
    falseNegatives: a.falseNegatives + b.falseNegatives,
  };
}

export const NO_DECISIONS: DecisionCounts = {
  truePositives: 0,
  falsePositives: 0,
  trueNegatives: 0,
  falseNegatives: 0,
};

/** The items at these positions. */
export function pick<Item>(items: readonly Item[], indices: readonly number[]): Item[] {
  return indices.map((index) => items[index]!);
}
