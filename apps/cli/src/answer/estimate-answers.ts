import { createEstimate, type Estimate, estimateTokens, type PriceTable } from "@eval/calls";
import type { AnswerPlan } from "@eval/runner";
import type { Prepared } from "./prepared.js";

/** The conversations that can be sent. */
export const askable = ({ cases }: AnswerPlan) =>
  cases.flatMap(({ prompt }) => ("missing" in prompt ? [] : [prompt.messages]));

/** What a server may write where nobody sets a limit. */
const UNLIMITED_OUTPUT = 1_000;
/** What a turn takes beside its text. */
const TURN_TOKENS = 4;

/** What all questions would take at most. */
export function estimateAnswers(
  { plan, models, settings: { maxTokens } }: Prepared,
  prices: PriceTable | undefined,
): Estimate {
  const estimate = createEstimate(prices);
  for (const messages of askable(plan)) {
    const inputTokens = messages.reduce((sum, { content }) => sum + estimateTokens(content) + TURN_TOKENS, 0);
    for (const { id } of models) estimate.add(id, { inputTokens, outputTokens: maxTokens ?? UNLIMITED_OUTPUT });
  }
  return estimate.total();
}
