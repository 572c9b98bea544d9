import { invalidInput } from "../checks/invalid-input.js";
import type { Estimate } from "../result.js";

/** What makes a threshold good: most verdicts right, the largest true less false positive rate, or the least cost. */
export type ThresholdCriterion = "accuracy" | "youden" | "cost";

export interface CriterionOptions {
  /** `accuracy` where not given. */
  readonly criterion?: ThresholdCriterion;
  /** What each wrong verdict costs, for `cost`: 1 and 1 where not given. */
  readonly costs?: { readonly falsePositive: number; readonly falseNegative: number };
}

/** How decisions met outcomes. */
export interface DecisionCounts {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly trueNegatives: number;
  readonly falseNegatives: number;
}

/**
 * What decisions are worth, as a number that is larger for better ones of the same items. Counts, not rates, so that
 * thresholds that do equally well are equal.
 */
export function gainOf(counts: DecisionCounts, { criterion = "accuracy", costs = EQUAL }: CriterionOptions): number {
  const { truePositives, falsePositives, trueNegatives, falseNegatives } = counts;
  switch (criterion) {
    case "accuracy":
      return truePositives + trueNegatives;
    case "youden":
      return truePositives * trueNegatives - falsePositives * falseNegatives;
    case "cost":
      return -(falsePositives * costs.falsePositive + falseNegatives * costs.falseNegative);
  }
}

/** The criterion itself: accuracy, Youden's J, or the mean cost of a decision. */
export function criterionOf(counts: DecisionCounts, options: CriterionOptions): Estimate {
  const { truePositives, falsePositives, trueNegatives, falseNegatives } = counts;
  const positives = truePositives + falseNegatives;
  const negatives = falsePositives + trueNegatives;
  if (positives + negatives === 0) return { value: null, reason: "there are no outcomes" };
  const { criterion = "accuracy" } = options;
  if (criterion === "accuracy") return { value: gainOf(counts, options) / (positives + negatives) };
  if (criterion === "cost") return { value: -gainOf(counts, options) / (positives + negatives) };
  if (positives === 0) return { value: null, reason: "there are no positive outcomes" };
  if (negatives === 0) return { value: null, reason: "there are no negative outcomes" };
  return { value: truePositives / positives - falsePositives / negatives };
}

/** Throws unless both costs are numbers from 0. */
export function checkCosts({ costs = EQUAL }: CriterionOptions): void {
  for (const [kind, cost] of Object.entries(costs)) {
    if (!(cost >= 0 && Number.isFinite(cost))) throw invalidInput(`cost of a ${kind} must be at least 0`, cost);
  }
}

const EQUAL = { falsePositive: 1, falseNegative: 1 };
