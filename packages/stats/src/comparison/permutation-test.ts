import { checkCount } from "../checks/check-count.js";
import { checkValues } from "../checks/check-values.js";
import { seededRandom } from "../random/random.js";
import type { Alternative, TestResult } from "../test-result.js";
import { type PermutationDetail, pOf, type Tally, tallyUp, tieMargin } from "./permutation.js";

export interface PermutationOptions {
  readonly alternative?: Alternative;
  /** Random arrangements where there are too many for all: 10000 where not given. */
  readonly resamples?: number;
  readonly seed?: number;
}

/**
 * The permutation test of two independent samples: how often the difference of means a - b would be as large if the
 * values were dealt to the two samples at random.
 *
 * All arrangements where there are at most 100,000, else seeded random ones with the observed one added. Two-sided is
 * twice the smaller side, as in scipy; for skewed values that is not the share with the larger absolute difference.
 *
 * @see Fisher 1935; scipy.stats.permutation_test
 * @example
 * permutationTest([3, 4], [1, 2]).p === 2 / 6; // => true
 */
export function permutationTest(
  a: readonly number[],
  b: readonly number[],
  { alternative = "two-sided", resamples = 10000, seed = 0 }: PermutationOptions = {},
): TestResult<PermutationDetail> {
  checkValues("a", a);
  checkValues("b", b);
  checkCount("resamples", resamples, 1);
  checkCount("seed", seed);
  const pool = [...a, ...b];
  const arrangements = combinations(pool.length, a.length);
  const isExact = arrangements <= MOST_EXACT;
  const method = isExact ? "permutation-exact" : "permutation-monte-carlo";
  if (a.length === 0 || b.length === 0) {
    return { method, alternative, difference: null, permutations: 0, p: null, reason: "a sample has no values" };
  }
  const margin = tieMargin(pool, 0);
  const permutations = isExact ? arrangements : resamples;
  const tally = isExact ? countAll(pool, a.length, margin) : countSome(pool, a.length, margin, resamples, seed);
  const difference = sumOf(a) / a.length - sumOf(b) / b.length;
  const total = isExact ? permutations : permutations + 1;
  return { method, alternative, difference, permutations, p: pOf(tally, total, alternative) };
}

const MOST_EXACT = 100_000;

// The total of all values is fixed, so the difference of means rises and falls with the sum of the first sample.
function countAll(pool: readonly number[], size: number, margin: number): Tally {
  const observed = sumOf(pool.slice(0, size));
  const tally = { atLeast: 0, atMost: 0 };
  const choose = (from: number, left: number, sum: number): void => {
    if (left === 0) tallyUp(tally, sum, observed, margin);
    else for (let at = from; at <= pool.length - left; at += 1) choose(at + 1, left - 1, sum + pool[at]!);
  };
  choose(0, size, 0);
  return tally;
}

function countSome(pool: number[], size: number, margin: number, resamples: number, seed: number): Tally {
  const { below } = seededRandom(seed);
  const observed = sumOf(pool.slice(0, size));
  const tally = { atLeast: 1, atMost: 1 };
  for (let drawn = 0; drawn < resamples; drawn += 1) {
    let sum = 0;
    for (let at = 0; at < size; at += 1) {
      const other = at + below(pool.length - at);
      [pool[at], pool[other]] = [pool[other]!, pool[at]!];
      sum += pool[at]!;
    }
    tallyUp(tally, sum, observed, margin);
  }
  return tally;
}

function combinations(n: number, k: number): number {
  let count = 1;
  for (let i = 1; i <= Math.min(k, n - k) && count <= MOST_EXACT; i += 1) count = (count * (n - i + 1)) / i;
  return count;
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
