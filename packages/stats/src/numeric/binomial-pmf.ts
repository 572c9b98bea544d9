import { checkShare } from "../checks/check-share.js";
import { checkSuccesses } from "../checks/check-successes.js";
import { devianceTerm } from "./deviance-term.js";
import { fairCounts, MOST_FAIR_TRIALS } from "./fair-counts.js";
import { stirlingError } from "./stirling-error.js";

/**
 * The probability of exactly k successes in n trials of probability p.
 *
 * @see Loader 2000, Fast and accurate computation of binomial probabilities
 * @example
 * binomialPmf(1, 2, 0.5); // => 0.5
 */
export function binomialPmf(k: number, n: number, p: number): number {
  checkSuccesses(k, n);
  checkShare("p", p);
  if (p === 0.5 && n <= MOST_FAIR_TRIALS) return fairCounts(n)[k]! / 2 ** n;
  if (p === 0) return k === 0 ? 1 : 0;
  if (p === 1) return k === n ? 1 : 0;
  if (k === 0) return Math.exp(n * Math.log1p(-p));
  if (k === n) return Math.exp(n * Math.log(p));
  const exponent =
    stirlingError(n) -
    stirlingError(k) -
    stirlingError(n - k) -
    devianceTerm(k, n * p) -
    devianceTerm(n - k, n * (1 - p));
  return Math.exp(exponent) * Math.sqrt(n / (2 * Math.PI * k * (n - k)));
}
