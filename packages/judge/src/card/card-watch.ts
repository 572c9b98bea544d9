import type { JsonRecord } from "@eval/core";
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
  return { misfits, validation: (judged) => validationOf(card, misfits(judged)) };
}

function validationOf({ id, agreement }: JudgeCard, misfits: readonly CardMisfit[]): string {
  if (misfits.length > 0) {
    return `unvalidated judge: the judge card ${id} is ${misfits.map(({ says }) => says).join("; ")}`;
  }
  return agreement === null
    ? `unvalidated judge: the judge card ${id} has no labels of people`
    : `validated by the judge card ${id}`;
}
