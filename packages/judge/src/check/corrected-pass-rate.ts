import { type AsyncMetric, EvalError, type JsonRecord, type MetricResult } from "@eval/core";
import { type CorrectedRate, type JudgeAccuracy, roganGladenPassRate } from "@eval/stats";
import { cardMisfits, describeJudge } from "../card/card-fit.js";
import { misfitFlags } from "../card/card-misfit.js";
import { readJudgeCard } from "../card/read-judge-card.js";

/**
 * The pass rate that people would have given, from a judge's verdicts and the labels on its own card (the option
 * `card`): by Rogan and Gladen's correction, which takes over from the labels how often the judge is right about true
 * passes and about true failures, and not how many there are of each.
 *
 * Throws `EvalError` (`card-mismatch`) where the judge has no card, where the card has no labels, and where judge or
 * cases are others than the card's: other model, prompts, options or language. Results without a verdict do not count.
 *
 * @see Rogan and Gladen 1978; Lee et al. 2025, arXiv 2511.21140, for the interval
 */
export function correctedPassRate(
  { info, options }: Pick<AsyncMetric, "info" | "options">,
  results: readonly MetricResult[],
): CorrectedRate<JudgeAccuracy> {
  const refuse = (why: string): never => {
    throw new EvalError("card-mismatch", `a corrected pass rate needs a card of the very judge, and ${why}`);
  };
  const given = (options as { readonly card?: JsonRecord | null }).card ?? null;
  if (given === null) return refuse(`${info.name} has none`);
  const card = readJudgeCard(given);
  const [first] = cardMisfits(card, describeJudge(info.name, info.version, options));
  if (first !== undefined) refuse(`this one is ${first.says}`);
  const stranger = results.find(({ metadata }) => Object.values(misfitFlags).some((flag) => metadata[flag] === true));
  if (stranger !== undefined) refuse(`a result says: ${validationOf(stranger)}`);
  if (card.agreement === null) return refuse("this one has no labels of people");
  const verdicts = results.filter(({ passed }) => passed !== null);
  const successes = verdicts.filter(({ passed }) => passed === true).length;
  return roganGladenPassRate(card.agreement.counts, { successes, n: verdicts.length });
}

function validationOf({ metadata }: MetricResult): string {
  const { validation } = (metadata["session"] ?? {}) as { readonly validation?: string };
  return validation ?? "the card is of other cases";
}
