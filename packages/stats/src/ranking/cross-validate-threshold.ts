import { checkCount } from "../checks/check-count.js";
import type { Label } from "../checks/check-labels.js";
import { dealUnits } from "./deal-units.js";
import { fitThreshold } from "./fit-threshold.js";
import { type CriterionOptions, criterionOf } from "./threshold-criterion.js";
import { addDecisions, decide, NO_DECISIONS, pick, type ValidatedThreshold } from "./validated-threshold.js";

export interface CrossValidationOptions extends CriterionOptions {
  /** How many parts the items are dealt to: 5 where not given. */
  readonly folds?: number;
  readonly seed?: number;
  /** One label for each item: items with the same label stay together. */
  readonly clusters?: readonly Label[];
}

/**
 * A threshold chosen on all items, with the criterion as cross-validation finds it: each fold is decided by the
 * threshold that was best on the other folds. Says also how far those thresholds lie apart.
 *
 * @see Stone 1974, Cross-validatory choice and assessment of statistical predictions
 * @example
 * const scores = [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9];
 * crossValidateThreshold(scores.map((score) => score > 0.5), scores, { folds: 4 }).threshold; // => 0.6
 */
export function crossValidateThreshold(
  positive: readonly boolean[],
  scores: readonly number[],
  options: CrossValidationOptions = {},
): ValidatedThreshold & { readonly foldThresholds: readonly (number | null)[] } {
  const { folds = 5, seed = 0, clusters } = options;
  checkCount("folds", folds, 2);
  const whole = fitThreshold(positive, scores, options);
  const foldOf = new Map<number, number>();
  for (const [dealt, unit] of dealUnits(positive, seed, clusters).entries()) {
    for (const index of unit) foldOf.set(index, dealt % folds);
  }
  const all = [...scores.keys()];
  const foldThresholds: (number | null)[] = [];
  let decisions = NO_DECISIONS;
  const result = (part: { value: number } | { value: null; reason: string }) => {
    const inSample = whole.value;
    return { ...part, threshold: whole.threshold, inSample, decisions, foldThresholds };
  };
  if (whole.value === null) return result(whole);
  for (let fold = 0; fold < folds; fold += 1) {
    const held = all.filter((index) => foldOf.get(index) === fold);
    const rest = all.filter((index) => foldOf.get(index) !== fold);
    if (held.length === 0) return result({ value: null, reason: `there are too few items for ${folds} folds` });
    const fitted = fitThreshold(pick(positive, rest), pick(scores, rest), options);
    if (fitted.value === null) return result({ value: null, reason: `outside fold ${fold + 1} ${fitted.reason}` });
    foldThresholds.push(fitted.threshold);
    decisions = addDecisions(decisions, decide(positive, scores, held, fitted.threshold));
  }
  return result(criterionOf(decisions, options));
}
