import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import type { Proportion } from "../intervals/proportion.js";
import { criticalValue } from "../numeric/critical-value.js";
import { type CorrectedRate, checkJudged, type JudgeLabels, labelWarnings, noCorrectedRate } from "./judge-labels.js";

/** What the labels say of the judge. */
export interface JudgeAccuracy {
  /** The share of true passes that the judge passes; null where none is labelled. */
  readonly passesKept: number | null;
  /** The share of true failures that the judge fails. */
  readonly failuresCaught: number | null;
}

/**
 * The pass rate a person would give, by the Rogan-Gladen correction with the interval of Lee et al.: solves the judge's
 * pass rate for the true one, given how often the judge is right on true passes and on true failures.
 *
 * Valid, but wider than using the labels alone unless they are few. The labels must be random, or sampled by the
 * person's verdict; sampled by the judge's verdict they would mislead. Null where the judge is no better than chance
 * (both shares add up to at most 1), where a human verdict has no label, and where the result is no rate. The interval
 * alone is null where the labels are too few for it; else it is cut off at 0 and 1.
 *
 * @see Rogan and Gladen 1978; Lee et al. 2025, arXiv 2511.21140, for the interval
 * @example
 * const labels = { humanPassJudgePass: 339, humanPassJudgeFail: 17, humanFailJudgePass: 4, humanFailJudgeFail: 40 };
 * roganGladenPassRate(labels, { successes: 1700, n: 2000 }).value?.toFixed(6); // => "0.881293"
 */
export function roganGladenPassRate(
  labels: JudgeLabels,
  judged: Proportion,
  level = 0.95,
): CorrectedRate<JudgeAccuracy> {
  checkLevel(level);
  checkJudged(labels, judged);
  const { humanPassJudgePass, humanPassJudgeFail, humanFailJudgePass, humanFailJudgeFail } = labels;
  const passes = humanPassJudgePass + humanPassJudgeFail;
  const failures = humanFailJudgePass + humanFailJudgeFail;
  const accuracy = {
    passesKept: passes === 0 ? null : humanPassJudgePass / passes,
    failuresCaught: failures === 0 ? null : humanFailJudgeFail / failures,
  };
  const method = "rogan-gladen-lee";
  const warnings = labelWarnings(labels);
  const none = (reason: string) => ({ ...noCorrectedRate(level, method, reason, warnings), ...accuracy });
  if (judged.n === 0) return none("there are no judged items");
  if (accuracy.passesKept === null) return none("no true pass is labelled");
  if (accuracy.failuresCaught === null) return none("no true failure is labelled");
  const gain = accuracy.passesKept + accuracy.failuresCaught - 1;
  if (gain <= 0) return none("the judge is no better than chance on the labelled items");
  const value = (judged.successes / judged.n + accuracy.failuresCaught - 1) / gain;
  if (value < 0 || value > 1)
    return none(`the correction gives ${value}, which is no rate: judge and labels do not fit`);
  const bounds = leeBounds(labels, judged, passes, failures, criticalValue(level));
  const [low, high] = [Math.max(0, bounds.low), Math.min(1, bounds.high)];
  const interval: Interval =
    bounds.gain > 0 && low < high
      ? { level, method, low, high }
      : { level, method, low: null, high: null, reason: TOO_FEW };
  return { value, interval, warnings, ...accuracy };
}

/** With so few labels the little that is added to their counts turns a judge above chance into one below it. */
const TOO_FEW = "the labels are too few to tell the judge from chance";

/** All three shares with a little added to their counts, as for Agresti and Coull; then the delta method. */
function leeBounds(labels: JudgeLabels, judged: Proportion, passes: number, failures: number, z: number) {
  const square = z * z;
  const [n, ofPasses, ofFailures] = [judged.n + square, passes + 2, failures + 2];
  const judgePasses = (judged.successes + square / 2) / n;
  const kept = (labels.humanPassJudgePass + 1) / ofPasses;
  const caught = (labels.humanFailJudgeFail + 1) / ofFailures;
  const gain = kept + caught - 1;
  const rate = (judgePasses + caught - 1) / gain;
  const spreadOfPasses = (kept * (1 - kept)) / ofPasses;
  const spreadOfFailures = (caught * (1 - caught)) / ofFailures;
  const shift = 2 * square * (rate * spreadOfPasses - (1 - rate) * spreadOfFailures);
  const spreadOfJudge = (judgePasses * (1 - judgePasses)) / n;
  const variance = spreadOfJudge + (1 - rate) ** 2 * spreadOfFailures + rate ** 2 * spreadOfPasses;
  const half = (z * Math.sqrt(variance)) / gain;
  return { gain, low: rate + shift - half, high: rate + shift + half };
}
