import type { Proportion } from "../intervals/proportion.js";
import { type CorrectedRate, checkJudged, type JudgeLabels } from "./judge-labels.js";
import { type PpiOptions, ppiMean } from "./ppi-mean.js";

/**
 * The pass rate a person would give, by prediction-powered inference: `ppiMean` of verdicts, from their counts. `judged`
 * counts the items without a label.
 *
 * @see Angelopoulos, Duchi and Zrnic 2023, arXiv 2311.01453
 * @example
 * const labels = { humanPassJudgePass: 339, humanPassJudgeFail: 17, humanFailJudgePass: 4, humanFailJudgeFail: 40 };
 * ppiPassRate(labels, { successes: 1700, n: 2000 }).value?.toFixed(6); // => "0.885840"
 */
export function ppiPassRate(
  labels: JudgeLabels,
  judged: Proportion,
  options: PpiOptions = {},
): CorrectedRate<{ readonly lambda: number | null }> {
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
  return ppiMean(scores, options);
}
