import type { Proportion } from "../intervals/proportion.js";
import { type CorrectedRate, checkJudged, type JudgeLabels, noCorrectedRate } from "./judge-labels.js";
import { type PpiOptions, ppiMean } from "./ppi-mean.js";

type PpiRate = CorrectedRate<{ readonly lambda: number | null }>;

/**
 * The pass rate a person would give, by prediction-powered inference: `ppiMean` of verdicts, from their counts. `judged`
 * counts the items without a label. Null where the result is no rate; the interval is cut off at 0 and 1, which ppi_py
 * leaves to its caller.
 *
 * @see Angelopoulos, Duchi and Zrnic 2023, arXiv 2311.01453
 * @example
 * const labels = { humanPassJudgePass: 339, humanPassJudgeFail: 17, humanFailJudgePass: 4, humanFailJudgeFail: 40 };
 * ppiPassRate(labels, { successes: 1700, n: 2000 }).value?.toFixed(6); // => "0.885840"
 */
export function ppiPassRate(labels: JudgeLabels, judged: Proportion, options: PpiOptions = {}): PpiRate {
  checkJudged(labels, judged);
  const { humanPassJudgePass, humanPassJudgeFail, humanFailJudgePass, humanFailJudgeFail } = labels;
  const verdicts = (...runs: readonly (readonly [verdict: number, count: number])[]) => {
    return runs.flatMap(([verdict, count]) => Array<number>(count).fill(verdict));
  };
  const scores = {
    human: verdicts([1, humanPassJudgePass + humanPassJudgeFail], [0, humanFailJudgePass + humanFailJudgeFail]),
    judge: verdicts([1, humanPassJudgePass], [0, humanPassJudgeFail], [1, humanFailJudgePass], [0, humanFailJudgeFail]),
    unlabelled: verdicts([1, judged.successes], [0, judged.n - judged.successes]),
  };
  return asRate(ppiMean(scores, options));
}

/** A mean of verdicts that leaves what a rate can be is no rate; its interval may reach beyond, and is cut off there. */
function asRate(mean: PpiRate): PpiRate {
  const { value, interval, warnings, lambda } = mean;
  if (value === null) return mean;
  if (value < 0 || value > 1) {
    const reason = `the correction gives ${value}, which is no rate: judge and labels do not fit`;
    return { ...noCorrectedRate(interval.level, interval.method, reason, warnings), lambda };
  }
  if (interval.low === null) return mean;
  return { ...mean, interval: { ...interval, low: Math.max(0, interval.low), high: Math.min(1, interval.high) } };
}
