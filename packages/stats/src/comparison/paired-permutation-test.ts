import { checkCount } from "../checks/check-count.js";
import { checkLabels, type Label } from "../checks/check-labels.js";
import { checkPairs } from "../checks/check-pairs.js";
import { checkValues } from "../checks/check-values.js";
import { groupByLabel } from "../intervals/group-by-label.js";
import { seededRandom } from "../random/random.js";
import type { Alternative, TestResult } from "../test-result.js";
import { type PermutationDetail, pOf, type Tally, tallyUp, tieMargin } from "./permutation.js";

export interface PairedPermutationOptions {
  readonly alternative?: Alternative;
  /** Random arrangements where there are too many for all: 10000 where not given. */
  readonly resamples?: number;
  readonly seed?: number;
  /** One label for each pair: pairs with the same label change sides together. */
  readonly clusters?: readonly Label[];
  /** What counts as a tie, relative to the observed difference: 1e-14 is scipy's rule. Rounding only, where not given. */
  readonly tieTolerance?: number;
}

/**
 * The sign-flip permutation test of paired scores: how often the mean difference a - b would be as large if a and b of
 * each pair were swapped at random. No assumption on the distribution of the scores.
 *
 * All arrangements up to 16 pairs that differ (65,536), then seeded random ones with the observed one added, so that p
 * is never 0. Pairs without a difference change nothing.
 *
 * @see Fisher 1935; Phipson and Smyth 2010, Permutation p-values should never be zero
 * @example
 * pairedPermutationTest([1, 2, 3], [0, 1, 2]).p; // => 0.25
 * pairedPermutationTest([], []).p; // => null
 */
export function pairedPermutationTest(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  options: PairedPermutationOptions = {},
): TestResult<PermutationDetail> {
  const { alternative = "two-sided", resamples = 10000, seed = 0 } = options;
  const differences = differencesOf(a, b, options.clusters);
  checkCount("resamples", resamples, 1);
  checkCount("seed", seed);
  const observed = sumOf(differences);
  const flippable = differences.filter((difference) => difference !== 0);
  const isExact = flippable.length <= MOST_EXACT;
  const method = isExact ? "paired-permutation-exact" : "paired-permutation-monte-carlo";
  if (a.length === 0) {
    return { method, alternative, difference: null, permutations: 0, p: null, reason: "there are no pairs" };
  }
  const permutations = isExact ? 2 ** flippable.length : resamples;
  const margin = tieMargin(flippable, observed, options.tieTolerance);
  const tally = isExact ? countAll(flippable, margin) : countSome(flippable, margin, permutations, seed);
  const total = isExact ? permutations : permutations + 1;
  return { method, alternative, difference: observed / a.length, permutations, p: pOf(tally, total, alternative) };
}

const MOST_EXACT = 16;

function differencesOf(a: ArrayLike<number>, b: ArrayLike<number>, clusters?: readonly Label[]): number[] {
  checkPairs(a, b);
  checkValues("a", a);
  checkValues("b", b);
  const differences = Array.from(a, (value, index) => value - b[index]!);
  if (clusters === undefined) return differences;
  checkLabels("clusters", clusters, a.length);
  return Array.from(groupByLabel(clusters).values(), (group) => sumOf(group.map((index) => differences[index]!)));
}

function countAll(differences: readonly number[], margin: number): Tally {
  const observed = sumOf(differences);
  const tally = { atLeast: 0, atMost: 0 };
  for (let signs = 0; signs < 2 ** differences.length; signs += 1) {
    let sum = 0;
    for (const [bit, difference] of differences.entries()) sum += (signs >> bit) & 1 ? -difference : difference;
    tallyUp(tally, sum, observed, margin);
  }
  return tally;
}

function countSome(differences: readonly number[], margin: number, resamples: number, seed: number): Tally {
  const { uint32 } = seededRandom(seed);
  const observed = sumOf(differences);
  const tally = { atLeast: 1, atMost: 1 };
  for (let drawn = 0; drawn < resamples; drawn += 1) {
    let sum = 0;
    let signs = 0;
    for (let at = 0; at < differences.length; at += 1) {
      signs = at % 32 === 0 ? uint32() : signs >>> 1;
      sum += signs & 1 ? -differences[at]! : differences[at]!;
    }
    tallyUp(tally, sum, observed, margin);
  }
  return tally;
}

function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
