import type { JsonRecord } from "@eval/core";
import { cohenKappa, confusionTable, detectionRates, type JudgeLabels } from "@eval/stats";
import { countLanguages } from "./count-languages.js";

/** One case with a person's label and a judge's verdict. */
export interface LabelledVerdict {
  readonly human: boolean;
  readonly judge: boolean;
  /** Of the case, where it says. */
  readonly language?: string;
}

/** How a judge agrees with people, as a card keeps it. Plain JSON. */
export interface LabelAgreement {
  readonly labels: number;
  /** Labels by both verdicts: with these a pass rate can be corrected. */
  readonly counts: JudgeLabels;
  /** Labels by language, "" where the cases do not say. */
  readonly languages: Readonly<Record<string, number>>;
  readonly failures: number;
  readonly caught: JsonRecord;
  readonly falseAlarms: JsonRecord;
  /** The value, or the reason why there is none. */
  readonly kappa: number | string;
  readonly kappaInterval: JsonRecord;
  readonly agreement: number;
  readonly agreementOfPassingEverything: number;
  readonly warning?: string;
}

const word = (passes: boolean): "PASS" | "FAIL" => (passes ? "PASS" : "FAIL");

/**
 * How a judge agrees with people: failures caught and false alarms first, then kappa, raw agreement last, beside that of
 * a judge that passes everything. Fewer than 20 failures among the labels say little. Null without labels.
 */
export function labelAgreement(pairs: readonly LabelledVerdict[]): LabelAgreement | null {
  if (pairs.length === 0) return null;
  const table = confusionTable(
    pairs.map(({ human }) => word(human)),
    pairs.map(({ judge }) => word(judge)),
    ["PASS", "FAIL"],
  );
  const { caught, falseAlarms } = detectionRates(table, "FAIL");
  const kappa = cohenKappa(table);
  const counts = countsOf(pairs);
  const failures = counts.humanFailJudgePass + counts.humanFailJudgeFail;
  return {
    labels: pairs.length,
    counts,
    languages: countLanguages(pairs),
    failures,
    caught: plain(caught),
    falseAlarms: plain(falseAlarms),
    kappa: kappa.value === null ? kappa.reason : kappa.value,
    kappaInterval: plain(kappa.interval),
    agreement: (counts.humanPassJudgePass + counts.humanFailJudgeFail) / pairs.length,
    agreementOfPassingEverything: (pairs.length - failures) / pairs.length,
    ...(failures < 20 && { warning: "fewer than 20 failures among the labels: too few to trust a judge by" }),
  };
}

function countsOf(pairs: readonly LabelledVerdict[]): JudgeLabels {
  const count = (human: boolean, judge: boolean) =>
    pairs.filter((pair) => pair.human === human && pair.judge === judge).length;
  return {
    humanPassJudgePass: count(true, true),
    humanPassJudgeFail: count(true, false),
    humanFailJudgePass: count(false, true),
    humanFailJudgeFail: count(false, false),
  };
}

const plain = (value: object): JsonRecord => JSON.parse(JSON.stringify(value)) as JsonRecord;
