import type { JsonRecord } from "@eval/core";
import { type JudgeStanding, judgeStanding } from "@eval/stats";
import { cardMisfits, type DescribedJudge } from "./card-fit.js";
import type { CardMisfit } from "./card-misfit.js";
import { caseMisfits, type JudgedCase } from "./case-misfits.js";
import type { JudgeCard } from "./judge-card.js";
import { readJudgeCard } from "./read-judge-card.js";

/** Says of each case whether the card of its judge holds for it. */
export interface CardWatch {
  misfits(judged: JudgedCase): readonly CardMisfit[];
  /** In words, for the record of a case. */
  validation(judged: JudgedCase): string;
}

/** Throws `EvalError` where the card is none, or plainly of another judge. */
export function watchCard(given: JsonRecord | null, judge: DescribedJudge): CardWatch {
  if (given === null) return { misfits: () => [], validation: () => "unvalidated judge" };
  const card = readJudgeCard(given);
  const fixed = cardMisfits(card, judge);
  const misfits = (judged: JudgedCase) => [...fixed, ...caseMisfits(card, judged)];
  const standing = card.agreement === null ? null : judgeStanding(card.agreement.counts);
  return { misfits, validation: (judged) => validationOf(card, standing, misfits(judged)) };
}

function validationOf({ id }: JudgeCard, standing: JudgeStanding | null, misfits: readonly CardMisfit[]): string {
  const card = `the judge card ${id}`;
  if (misfits.length > 0) {
    return `unvalidated judge: ${card} is ${misfits.map(({ says }) => says).join("; ")}`;
  }
  if (standing === null) return `unvalidated judge: ${card} has no labels of people`;
  const { level, kappa, caught, falseAlarms } = standing;
  const rates = `${caught.successes} of ${caught.n} failures caught, ${falseAlarms.successes} of ${falseAlarms.n} right answers failed`;
  const figures = `${kappa.value === null ? "no kappa" : `kappa ${kappa.value.toFixed(2)}`}, ${rates}`;
  if (level === "validated") return `validated by ${card}: ${figures}`;
  return `unvalidated judge: checked by ${card}, ${level === "failed" ? "and it failed" : "which does not suffice"}: ${figures}`;
}
