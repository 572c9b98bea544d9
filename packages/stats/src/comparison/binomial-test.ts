import { checkShare } from "../checks/check-share.js";
import { checkSuccesses } from "../checks/check-successes.js";
import { binomialCdf } from "../numeric/binomial-cdf.js";
import { binomialPmf } from "../numeric/binomial-pmf.js";
import { binomialUpper } from "../numeric/binomial-upper.js";
import type { Alternative, TestResult } from "../test-result.js";

/**
 * The exact binomial test of k successes in n trials against a rate. Two-sided is the probability of all counts that
 * are no more probable than k, as in R and scipy.
 *
 * @see Clopper and Pearson 1934; scipy.stats.binomtest
 * @example
 * binomialTest(1, 4).p; // => 0.625
 * binomialTest(0, 0).p; // => null
 */
export function binomialTest(
  k: number,
  n: number,
  rate = 0.5,
  alternative: Alternative = "two-sided",
): TestResult<{ readonly successes: number; readonly n: number }> {
  checkSuccesses(k, n);
  checkShare("rate", rate);
  const face = { method: "binomial", alternative, successes: k, n };
  if (n === 0) return { ...face, p: null, reason: "there are no trials" };
  if (alternative === "less") return { ...face, p: binomialCdf(k, n, rate) };
  if (alternative === "greater") return { ...face, p: binomialUpper(k, n, rate) };
  return { ...face, p: twoSided(k, n, rate) };
}

// Counts of the same probability differ in their last digits.
const TIE = 1 + 1e-7;

function twoSided(k: number, n: number, rate: number): number {
  const limit = binomialPmf(k, n, rate) * TIE;
  const mean = n * rate;
  if (k === mean) return 1;
  if (k < mean) {
    // The probabilities fall from the mean on: the first count beyond it that is as improbable as k starts the tail.
    const other = firstWhere(Math.ceil(mean), n + 1, (count) => binomialPmf(count, n, rate) <= limit);
    const tail = other > n ? 0 : binomialUpper(other, n, rate);
    return Math.min(1, binomialCdf(k, n, rate) + tail);
  }
  const first = firstWhere(0, Math.floor(mean) + 1, (count) => binomialPmf(count, n, rate) > limit);
  const tail = first === 0 ? 0 : binomialCdf(first - 1, n, rate);
  return Math.min(1, binomialUpper(k, n, rate) + tail);
}

/** The first whole number in [low, high) for which a condition that stays true holds, or high. */
function firstWhere(low: number, high: number, holds: (count: number) => boolean): number {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
