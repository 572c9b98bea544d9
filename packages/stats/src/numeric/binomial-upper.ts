import { checkShare } from "../checks/check-share.js";
import { checkSuccesses } from "../checks/check-successes.js";
import { betaTails } from "./beta-tails.js";
import { fairCounts, MOST_FAIR_TRIALS } from "./fair-counts.js";

/**
 * The probability of at least k successes in n trials of probability p. Not 1 less `binomialCdf`, which would lose the
 * digits of a small tail.
 *
 * @example
 * binomialUpper(1, 2, 0.5); // => 0.75
 */
export function binomialUpper(k: number, n: number, p: number): number {
  checkSuccesses(k, n);
  checkShare("p", p);
  if (p === 0.5 && n <= MOST_FAIR_TRIALS) {
    return (
      fairCounts(n)
        .slice(k)
        .reduce((sum, count) => sum + count, 0) /
      2 ** n
    );
  }
  return k === 0 ? 1 : betaTails(p, 1 - p, k, n - k + 1).lower;
}
