import type { Label } from "../checks/check-labels.js";
import { invalidInput } from "../checks/invalid-input.js";
import { dealUnits } from "./deal-units.js";
import { fitThreshold } from "./fit-threshold.js";
import { type CriterionOptions, criterionOf } from "./threshold-criterion.js";
import { decide, NO_DECISIONS, pick, type ValidatedThreshold } from "./validated-threshold.js";

export interface HoldOutOptions extends CriterionOptions {
  /** The share of items kept out of the choice: 0.3 where not given. */
  readonly share?: number;
  readonly seed?: number;
  /** One label for each item: items with the same label stay together. */
  readonly clusters?: readonly Label[];
}

/**
 * A threshold chosen on part of the items, with the criterion as the held-out rest finds it. The split is seeded and
 * keeps the share of positives.
 *
 * @example
 * const scores = [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9];
 * holdOutThreshold(scores.map((score) => score > 0.5), scores, { share: 0.5 }).value; // => 0.75
 */
export function holdOutThreshold(
  positive: readonly boolean[],
  scores: readonly number[],
  options: HoldOutOptions = {},
): ValidatedThreshold {
  const { share = 0.3, seed = 0, clusters } = options;
  if (!(share > 0 && share < 1)) throw invalidInput("share must be between 0 and 1", share);
  const units = dealUnits(positive, seed, clusters);
  // Every unit at which the running share reaches the next whole number.
  const isHeld = (at: number) => Math.floor((at + 1) * share) > Math.floor(at * share);
  const held = units.filter((_, at) => isHeld(at)).flat();
  const rest = units.filter((_, at) => !isHeld(at)).flat();
  const none = (reason: string): ValidatedThreshold => {
    return { value: null, reason, threshold: null, inSample: null, decisions: NO_DECISIONS };
  };
  if (held.length === 0) return none(`there are too few items to hold out ${share} of them`);
  const fitted = fitThreshold(pick(positive, rest), pick(scores, rest), options);
  if (fitted.value === null) return none(`in the part to choose from ${fitted.reason}`);
  const decisions = decide(positive, scores, held, fitted.threshold);
  const { threshold, value: inSample } = fitted;
  return { ...criterionOf(decisions, options), threshold, inSample, decisions };
}
