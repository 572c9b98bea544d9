import { incompleteGamma } from "./incomplete-gamma.js";

/**
 * The share of the standard normal distribution below z. The share above is `normalCdf(-z)`, which keeps its digits
 * where 1 minus this would not.
 *
 * @see NIST Digital Library of Mathematical Functions, 7.11: erfc(z) = Q(1/2, z²)
 * @example
 * normalCdf(0); // => 0.5
 */
export function normalCdf(z: number): number {
  const { lower, upper } = incompleteGamma((z * z) / 2, 0.5);
  return z < 0 ? upper / 2 : 0.5 + lower / 2;
}
