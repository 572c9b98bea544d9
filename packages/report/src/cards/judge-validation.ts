import type { JudgeLabels } from "@eval/stats";
import type { ReportMetric } from "../report.js";
import { numberOf, recordOf, textOf } from "./json-reader.js";

/** How far the model behind a metric was held against people's labels. */
export interface JudgeValidation {
  /** Of the judge card; null where the metric has none. */
  readonly card: string | null;
  /** In what the judge was another one than the card's, and in how many cases. */
  readonly misfits: readonly (readonly [what: string, cases: number])[];
  /** Labels of the card by both verdicts; null where nobody labelled. */
  readonly labels: JudgeLabels | null;
}

/** Flags by which a judge says of a case that its card does not hold for it. */
const MISFITS: Readonly<Record<string, string>> = {
  cardOfOtherModel: "other model or server",
  cardOfOtherPrompt: "other prompts",
  cardOfOtherOptions: "other options",
  cardOfOtherLanguage: "other language",
};

/** A metric that asks a model has a judge card among its options, or null. Null for any other metric. */
export function judgeValidation({ options, flags }: Pick<ReportMetric, "options" | "flags">): JudgeValidation | null {
  if (!("card" in options && "model" in options)) return null;
  const card = recordOf(options["card"]);
  if (card === null || card["judgeCard"] !== 1) return { card: null, misfits: [], labels: null };
  return {
    card: textOf(card["id"]) ?? "",
    misfits: Object.entries(MISFITS).flatMap(([flag, what]) => (flags[flag] ? [[what, flags[flag]] as const] : [])),
    labels: labelsOf(recordOf(recordOf(card["agreement"])?.["counts"])),
  };
}

/** Only with a card that holds for every case and that people labelled. */
export const isValidated = ({ card, misfits, labels }: JudgeValidation): boolean =>
  card !== null && misfits.length === 0 && labels !== null;

function labelsOf(counts: Readonly<Record<string, unknown>> | null): JudgeLabels | null {
  const count = (name: keyof JudgeLabels) => {
    const value = numberOf(counts?.[name]);
    return value !== null && Number.isInteger(value) && value >= 0 ? value : null;
  };
  const [humanPassJudgePass, humanPassJudgeFail] = [count("humanPassJudgePass"), count("humanPassJudgeFail")];
  const [humanFailJudgePass, humanFailJudgeFail] = [count("humanFailJudgePass"), count("humanFailJudgeFail")];
  if (humanPassJudgePass === null || humanPassJudgeFail === null) return null;
  if (humanFailJudgePass === null || humanFailJudgeFail === null) return null;
  return { humanPassJudgePass, humanPassJudgeFail, humanFailJudgePass, humanFailJudgeFail };
}
