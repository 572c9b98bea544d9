import { type AC1Detail, type CountedRate, type Estimate, matthewsCorrelation, pabak } from "@eval/stats";
import { ac1Of } from "./ac1-estimate.js";
import { agreementRates } from "./agreement-rates.js";
import { type KappaEstimate, kappaOf } from "./kappa-estimate.js";
import type { RatedPairs } from "./rated-pairs.js";

/** How often two raters said the same. */
export interface AgreementCounts {
  readonly bothPass: number;
  readonly humanPassJudgeFail: number;
  readonly humanFailJudgePass: number;
  readonly bothFail: number;
}

/** How well a judge agrees with a person. What to read first comes first; null is "could not be computed". */
export interface Agreement {
  readonly n: number;
  readonly counts: AgreementCounts;
  /** Of the rows that the person failed, those that the judge failed too. */
  readonly caught: CountedRate;
  /** Of the rows that the person passed, those that the judge failed. */
  readonly falseAlarms: CountedRate;
  readonly kappa: KappaEstimate;
  readonly gwetAC1: Estimate<AC1Detail>;
  readonly pabak: Estimate;
  readonly matthewsCorrelation: Estimate;
  /** Raw agreement: high for a judge that passes everything, wherever failures are few. */
  readonly agreement: CountedRate;
}

/** Everything that is said of one judge over some rows. */
export function agreementOf(pairs: RatedPairs): Agreement {
  const counts = countPairs(pairs);
  const { bothPass, humanPassJudgeFail, humanFailJudgePass, bothFail } = counts;
  const table = {
    labels: ["pass", "fail"],
    counts: [
      [bothPass, humanPassJudgeFail],
      [humanFailJudgePass, bothFail],
    ],
  };
  const { caught, falseAlarms, agreement } = agreementRates(table, pairs);
  return {
    n: pairs.human.length,
    counts,
    caught,
    falseAlarms,
    kappa: kappaOf(table, pairs),
    gwetAC1: ac1Of(table, pairs),
    pabak: pabak(table),
    matthewsCorrelation: matthewsCorrelation(table),
    agreement,
  };
}

function countPairs({ human, judge }: RatedPairs): AgreementCounts {
  const counts = { bothPass: 0, humanPassJudgeFail: 0, humanFailJudgePass: 0, bothFail: 0 };
  for (const [index, passed] of human.entries()) {
    if (passed) counts[judge[index] === true ? "bothPass" : "humanPassJudgeFail"] += 1;
    else counts[judge[index] === true ? "humanFailJudgePass" : "bothFail"] += 1;
  }
  return counts;
}
