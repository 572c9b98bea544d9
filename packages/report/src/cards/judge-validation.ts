import { type JudgeLabels, type JudgeStanding, judgeStanding } from "@eval/stats";
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
  /** What a card that holds for every case says of the judge; null where there is none such, or no label on it. */
  readonly standing: JudgeStanding | null;
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
  if (card === null || card["judgeCard"] !== 1) return { card: null, misfits: [], labels: null, standing: null };
  const misfits = Object.entries(MISFITS).flatMap(([flag, what]) =>
    flags[flag] ? [[what, flags[flag]] as const] : [],
  );
  const labels = labelsOf(card["agreement"]);
  const standing = labels === null || misfits.length > 0 ? null : judgeStanding(labels);
  return { card: textOf(card["id"]) ?? "", misfits, labels, standing };
}

/** The labels on a judge card, by both verdicts, out of its `agreement`. */
export function labelsOf(agreement: unknown): JudgeLabels | null {
  const counts = recordOf(recordOf(agreement)?.["counts"]);
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
