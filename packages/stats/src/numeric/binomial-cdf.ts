import { checkShare } from "../checks/check-share.js";
import { checkSuccesses } from "../checks/check-successes.js";
import { betaTails } from "./beta-tails.js";
import { fairCounts, MOST_FAIR_TRIALS } from "./fair-counts.js";

/**
 * The probability of at most k successes in n trials of probability p.
 *
 * @example
 * binomialCdf(1, 2, 0.5); // => 0.75
 */
export function binomialCdf(k: number, n: number, p: number): number {
  checkSuccesses(k, n);
  checkShare("p", p);
  if (p === 0.5 && n <= MOST_FAIR_TRIALS) {
    return (
      fairCounts(n)
        .slice(0, k + 1)
        .reduce((sum, count) => sum + count, 0) /
      2 ** n
    );
  }
  return k === n ? 1 : betaTails(p, 1 - p, k + 1, n - k).upper;
}
