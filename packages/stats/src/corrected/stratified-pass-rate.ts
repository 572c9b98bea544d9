import { quantileOfSorted } from "../bootstrap/quantile-of-sorted.js";
import { checkCount } from "../checks/check-count.js";
import { checkLevel } from "../checks/check-level.js";
import { checkSuccesses } from "../checks/check-successes.js";
import { invalidInput } from "../checks/invalid-input.js";
import { betaDraw } from "../random/beta-draw.js";
import { type Random, seededRandom } from "../random/random.js";
import { type CorrectedRate, noCorrectedRate } from "./judge-labels.js";
import type { PostStratifiedOptions } from "./post-stratified-pass-rate.js";

/** A part of a finite population, and what a random sample of it showed. A part may be labelled as a whole. */
export interface Stratum {
  /** How many items it has. */
  readonly size: number;
  /** How many of them were drawn at random and labelled. */
  readonly n: number;
  readonly successes: number;
}

/**
 * The pass rate of a finite population that is cut into strata, each sampled at its own rate: the shares of the strata,
 * weighted by their sizes. A stratum that is labelled as a whole is known, so cases chosen because they are doubtful are
 * a stratum of their own beside a random sample of the rest, and do not bias the estimate.
 *
 * The interval draws the share of each stratum from its Beta posterior (Jeffreys' prior), with the number of labels
 * divided by the share of the stratum that is not labelled, which is the correction for a finite population. Null where
 * a stratum with items has no label.
 *
 * @see Cochran 1977, Sampling techniques, 5.3 to 5.5 and 5A.9; Korn and Graubard 1998 on effective sample sizes
 * @example
 * const doubtful = { size: 20, n: 20, successes: 8 };
 * const rest = { size: 180, n: 60, successes: 57 };
 * stratifiedPassRate([doubtful, rest]).value?.toFixed(6); // => "0.895000"
 * stratifiedPassRate([doubtful]).interval.low; // => 0.4
 */
export function stratifiedPassRate(
  strata: readonly Stratum[],
  { level = 0.95, draws = 4000, seed = 0 }: PostStratifiedOptions = {},
): CorrectedRate {
  checkLevel(level);
  checkCount("draws", draws, 1);
  for (const stratum of strata) checkStratum(stratum);
  const method = "stratified-beta";
  const present = strata.filter(({ size }) => size > 0);
  const total = present.reduce((sum, { size }) => sum + size, 0);
  if (total === 0) return noCorrectedRate(level, method, "there are no items");
  const unseen = present.find(({ n }) => n === 0);
  if (unseen !== undefined) {
    return noCorrectedRate(level, method, `no item of a stratum of ${unseen.size} is labelled`);
  }
  const value = pooled(present, total, ({ successes, n }) => successes / n);
  const random = seededRandom(seed);
  const sorted = Float64Array.from({ length: draws }, () => {
    return pooled(present, total, (stratum) => shareDraw(stratum, random));
  }).sort();
  const bound = (tail: number) => quantileOfSorted(sorted, tail);
  const interval = { level, method, low: bound((1 - level) / 2), high: bound((1 + level) / 2) };
  return { value, interval, warnings: warningsOf(present) };
}

function checkStratum({ size, n, successes }: Stratum): void {
  checkCount("size", size);
  checkSuccesses(successes, n);
  if (n > size) throw invalidInput(`n must be at most the size of ${size}`, n);
}

const pooled = (strata: readonly Stratum[], total: number, share: (stratum: Stratum) => number): number =>
  strata.reduce((sum, stratum) => sum + stratum.size * share(stratum), 0) / total;

function shareDraw({ size, n, successes }: Stratum, random: Random): number {
  if (n === size) return successes / n;
  const unlabelled = 1 - n / size;
  return betaDraw(successes / unlabelled + 0.5, (n - successes) / unlabelled + 0.5, random);
}

/** Below so many labels the share of a stratum is hardly known. */
const FEW_LABELS = 10;

const warningsOf = (strata: readonly Stratum[]): string[] =>
  strata.flatMap(({ size, n }) =>
    n < size && n < FEW_LABELS ? [`only ${n} of ${size} items of a stratum are labelled`] : [],
  );
