import { quantileOfSorted } from "../bootstrap/quantile-of-sorted.js";
import { checkCount } from "../checks/check-count.js";
import { checkLevel } from "../checks/check-level.js";
import type { Proportion } from "../intervals/proportion.js";
import { betaDraw } from "../random/beta-draw.js";
import { type Random, seededRandom } from "../random/random.js";
import { type CorrectedRate, checkJudged, type JudgeLabels, labelWarnings, noCorrectedRate } from "./judge-labels.js";

export interface PostStratifiedOptions {
  readonly level?: number;
  /** How many draws the interval is made of: 4000 where not given. */
  readonly draws?: number;
  readonly seed?: number;
}

/**
 * The pass rate a person would give to items that only the judge has seen: the judge's pass rate, with the share of
 * true passes among what it passed and among what it failed taken from labelled items. The default correction.
 *
 * The interval draws all three shares from Beta posteriors (Jeffreys' prior). Labels may be sampled by the judge's
 * verdict, say half from either; they must come from the same population and the same judge and rubric. Null where a
 * verdict that occurs has no label.
 *
 * The interval of the judge's own pass rate would leave the truth out most of the time, even for a good judge.
 *
 * @see Holt and Smith 1979, Post stratification; Gelman et al., Bayesian Data Analysis, on Beta posteriors
 * @example
 * const labels = { humanPassJudgePass: 339, humanPassJudgeFail: 17, humanFailJudgePass: 4, humanFailJudgeFail: 40 };
 * postStratifiedPassRate(labels, { successes: 1700, n: 2000 }).value?.toFixed(6); // => "0.884824"
 */
export function postStratifiedPassRate(
  labels: JudgeLabels,
  judged: Proportion,
  { level = 0.95, draws = 4000, seed = 0 }: PostStratifiedOptions = {},
): CorrectedRate {
  checkLevel(level);
  checkCount("draws", draws, 1);
  checkJudged(labels, judged);
  const { humanPassJudgePass, humanPassJudgeFail, humanFailJudgePass, humanFailJudgeFail } = labels;
  const ofPassed = { successes: humanPassJudgePass, n: humanPassJudgePass + humanFailJudgePass };
  const ofFailed = { successes: humanPassJudgeFail, n: humanPassJudgeFail + humanFailJudgeFail };
  const method = "post-stratified-beta";
  const warnings = labelWarnings(labels);
  const none = (reason: string) => noCorrectedRate(level, method, reason, warnings);
  if (judged.n === 0) return none("there are no judged items");
  if (ofPassed.n === 0 && judged.successes > 0) return none("no item that the judge passed is labelled");
  if (ofFailed.n === 0 && judged.successes < judged.n) return none("no item that the judge failed is labelled");
  const passed = judged.successes / judged.n;
  const value = passed * shareOf(ofPassed) + (1 - passed) * shareOf(ofFailed);
  const random = seededRandom(seed);
  const sorted = Float64Array.from({ length: draws }, () => {
    const passedDrawn = posteriorDraw(judged, random);
    return passedDrawn * posteriorDraw(ofPassed, random) + (1 - passedDrawn) * posteriorDraw(ofFailed, random);
  }).sort();
  const bound = (tail: number) => quantileOfSorted(sorted, tail);
  const interval = { level, method, low: bound((1 - level) / 2), high: bound((1 + level) / 2) };
  return { value, interval, warnings };
}

/** A verdict that never occurs has weight 0, whatever its share. */
const shareOf = ({ successes, n }: Proportion): number => (n === 0 ? 0 : successes / n);

const posteriorDraw = ({ successes, n }: Proportion, random: Random): number => {
  return betaDraw(successes + 0.5, n - successes + 0.5, random);
};
