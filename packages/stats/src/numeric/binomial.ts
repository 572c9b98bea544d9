import { checkShare } from "../checks/check-share.js";
import { checkSuccesses } from "../checks/check-successes.js";
import { betaTails } from "./beta-tails.js";
import { devianceTerm } from "./deviance-term.js";
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

/**
 * The probability of at most k successes in n trials of probability p.
 *
 * @example
 * binomialCdf(1, 2, 0.5); // => 0.75
 */
export function binomialCdf(k: number, n: number, p: number): number {
  checkSuccesses(k, n);
  checkShare("p", p);
  return k === n ? 1 : betaTails(p, 1 - p, k + 1, n - k).upper;
}

/** The probability of at least k successes in n trials of probability p, without subtraction from 1. */
export function binomialUpper(k: number, n: number, p: number): number {
  checkSuccesses(k, n);
  checkShare("p", p);
  return k === 0 ? 1 : betaTails(p, 1 - p, k, n - k + 1).lower;
}
