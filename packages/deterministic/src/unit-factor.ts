import { unitFactors } from "@eval/core/text/numbers";
import { type Fraction, fractionOf, quotient } from "./exact-fraction.js";

/** By what a value in one unit is multiplied to be in another; null where the units measure different things. */
export function unitFactor(from: string, to: string): Fraction | null {
  const factors = unitFactors(from, to);
  return factors === null ? null : quotient(fractionOf(factors[0]), fractionOf(factors[1]));
}
