import { invalidInput } from "../checks/invalid-input.js";
import { Moments } from "../moments/moments.js";
import type { Estimate } from "../result.js";
import { checkProbabilities } from "./check-probabilities.js";

export interface LogLossOptions {
  /** Probabilities nearer to 0 or 1 than this count as this near: scikit-learn's is 2.2e-16. Not moved where not given. */
  readonly nearest?: number;
}

/**
 * Log loss: the mean of -log of the probability given to what happened, in nats.
 *
 * Infinite, and so null, where something happened that was given probability 0; `nearest` gives the finite number that
 * other tools print, which then says more about that setting than about the predictions.
 *
 * @see sklearn.metrics.log_loss
 * @example
 * logLoss([1, 0], [true, false]); // => { value: 0 }
 * logLoss([0], [true]).value; // => null
 */
export function logLoss(
  probabilities: readonly number[],
  outcomes: readonly boolean[],
  { nearest = 0 }: LogLossOptions = {},
): Estimate {
  checkProbabilities(probabilities, outcomes);
  if (!(nearest >= 0 && nearest < 0.5)) throw invalidInput("nearest must be at least 0 and below 0.5", nearest);
  const losses = probabilities.map((probability, index) => {
    const moved = Math.min(Math.max(probability, nearest), 1 - nearest);
    return -(outcomes[index] ? Math.log(moved) : Math.log1p(-moved));
  });
  const impossible = losses.indexOf(Number.POSITIVE_INFINITY);
  if (impossible < 0) return new Moments(losses).mean;
  return { value: null, reason: `outcome ${impossible} happened, but its probability was 0` };
}
