import { invalidInput } from "../checks/invalid-input.js";
import { stirlingError } from "./stirling-error.js";

/**
 * The natural logarithm of Γ(x) for x > 0, to about 15 digits.
 *
 * @see Abramowitz and Stegun 1964, 6.1.40
 * @example
 * Math.round(Math.exp(logGamma(11))); // => 3628800
 */
export function logGamma(x: number): number {
  if (!(x > 0)) throw invalidInput("x must be above 0", x);
  return (x - 0.5) * Math.log(x) - x + HALF_LOG_TWO_PI + stirlingError(x);
}

const HALF_LOG_TWO_PI = Math.log(2 * Math.PI) / 2;
