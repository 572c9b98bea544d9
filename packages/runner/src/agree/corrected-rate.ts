import {
  type CorrectedRate,
  type CountedRate,
  type JudgeLabels,
  type Proportion,
  postStratifiedPassRate,
  ppiPassRate,
  roganGladenPassRate,
  twoProportionTest,
} from "@eval/stats";
import type { Correction } from "./agree-options.js";
import type { Agreement, AgreementCounts } from "./agreement.js";
import { rateOf } from "./agreement-rates.js";

/** The pass rate of rows that only the judge has seen. */
export interface UnlabelledRate {
  /** As the judge has it: biased by its mistakes, and its interval knows nothing of them. */
  readonly judged: CountedRate;
  readonly correction: Correction;
  /** As a person would have it. */
  readonly corrected: CorrectedRate;
  /**
   * p of the judge passing labelled rows as often as the others. Where it is small the labels are no random sample,
   * and catch rate, false alarms, kappa and agreement hold for the labelled rows alone.
   */
  readonly sampleP: number | null;
}

/** What the labels say of the rows without one; null where the judge saw none. */
export function unlabelledRate(
  { counts, n }: Agreement,
  judged: Proportion,
  correction: Correction,
): UnlabelledRate | null {
  if (judged.n === 0) return null;
  const labelled = { successes: counts.bothPass + counts.humanFailJudgePass, n };
  return {
    judged: rateOf(judged.successes, judged.n),
    correction,
    corrected: CORRECT[correction](judgeLabels(counts), judged),
    sampleP: n === 0 ? null : twoProportionTest(labelled, judged).p,
  };
}

const CORRECT: Readonly<Record<Correction, (labels: JudgeLabels, judged: Proportion) => CorrectedRate>> = {
  "post-stratified": postStratifiedPassRate,
  "rogan-gladen": roganGladenPassRate,
  ppi: ppiPassRate,
};

const judgeLabels = ({ bothPass, bothFail, humanPassJudgeFail, humanFailJudgePass }: AgreementCounts): JudgeLabels => ({
  humanPassJudgePass: bothPass,
  humanPassJudgeFail,
  humanFailJudgePass,
  humanFailJudgeFail: bothFail,
});
