import { EvalError, type JsonRecord, show } from "@eval/core";
import type { CardMisfit } from "./card-misfit.js";
import type { JudgeCard } from "./judge-card.js";
import { modelMisfits } from "./model-misfits.js";
import { differingKeys } from "./same-json.js";

/** A judge as its definition and its options have it. */
export interface DescribedJudge {
  readonly judge: string;
  /** Name and version of its prompts. */
  readonly rubric: string;
  readonly model: JsonRecord;
  /** All that can change a verdict, model and card aside. */
  readonly options: JsonRecord;
}

/** What the check sets itself, or what brings an error and no other verdict. */
const NO_VERDICT = ["card", "model", "seed", "maxTokens"];

export function describeJudge(name: string, version: number, options: object): DescribedJudge {
  const { model, ...rest } = options as JsonRecord;
  const kept = Object.entries(rest).filter(([key]) => !NO_VERDICT.includes(key));
  return {
    judge: name,
    rubric: `${name}@${version}`,
    model: (model ?? {}) as JsonRecord,
    options: Object.fromEntries(kept) as JsonRecord,
  };
}

/**
 * How a judge differs from that of a card, as far as it is known before a case is judged. Throws `EvalError`
 * (`card-mismatch`) where the card is plainly of another judge or another model.
 */
export function cardMisfits(card: JudgeCard, { judge, rubric, model, options }: DescribedJudge): CardMisfit[] {
  if (card.judge !== judge) {
    throw new EvalError("card-mismatch", `the judge card is of ${show(card.judge)}, not of ${show(judge)}`);
  }
  const prompt: CardMisfit[] =
    card.rubric === rubric ? [] : [{ kind: "prompt", says: `of the prompts ${card.rubric}, not ${rubric}` }];
  const changed = differingKeys(card.options, options).map(
    (key): CardMisfit => ({
      kind: "options",
      says: `of ${key} ${show(card.options[key] ?? null)}, not ${show(options[key] ?? null)}`,
    }),
  );
  return [...modelMisfits(card.model, model), ...prompt, ...changed];
}
