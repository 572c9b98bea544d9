import { checkLevel } from "../checks/check-level.js";
import { invalidInput } from "../checks/invalid-input.js";
import { criticalValue } from "../numeric/critical-value.js";

/**
 * How many trials give a rate to within ± `halfWidth`: for a catch rate, the number of labelled failures.
 *
 * By the normal approximation; the Wilson interval of so many trials is about as wide, for rates near 0 or 1 a little
 * wider.
 *
 * @see Cochran 1977, Sampling techniques, 4.4
 * @example
 * sampleSizeForWidth(0.85, 0.1); // => 49
 */
export function sampleSizeForWidth(rate: number, halfWidth: number, level = 0.95): number {
  checkLevel(level);
  if (!(rate > 0 && rate < 1)) throw invalidInput("rate must be between 0 and 1", rate);
  if (!(halfWidth > 0 && halfWidth < 1)) throw invalidInput("halfWidth must be between 0 and 1", halfWidth);
  return Math.ceil((criticalValue(level) / halfWidth) ** 2 * rate * (1 - rate));
}
