import { Moments } from "../moments/moments.js";
import type { Estimate } from "../result.js";
import { checkProbabilities } from "./check-probabilities.js";

/**
 * The Brier score: the mean squared distance of predicted probabilities from what happened. 0 is perfect, .25 is what
 * always saying .5 gives.
 *
 * @see Brier 1950; sklearn.metrics.brier_score_loss
 * @example
 * brierScore([1, 0.5], [true, false]); // => { value: 0.125 }
 */
export function brierScore(probabilities: readonly number[], outcomes: readonly boolean[]): Estimate {
  checkProbabilities(probabilities, outcomes);
  return new Moments(probabilities.map((probability, index) => (probability - Number(outcomes[index])) ** 2)).mean;
}
