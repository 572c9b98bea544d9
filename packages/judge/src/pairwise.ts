import type { JsonRecord, Outcome } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import type { JudgeSession } from "./ask/judge-session.js";
import type { MakeContract } from "./verdict/contract.js";
import { flagRecord } from "./verdict/pass-fail-outcome.js";

export interface PairwiseOptions extends JudgeOptions {
  /** By what the two answers are compared: one thing. */
  readonly criterion: string;
}

interface Preference {
  readonly critique: string;
  readonly better: "first" | "second" | "tie";
}

const preferenceContract: MakeContract<Preference> = (z) => ({
  schema: z.strictObject({ critique: z.string().max(4_000), better: z.enum(["first", "second", "tie"]) }),
});

const judge = defineJudge({
  name: "pairwise",
  version: 1,
  summary: "A judge model says which of two answers is better, asked in both orders.",
  source:
    "Pairwise judging with swap, Zheng et al. 2023, https://arxiv.org/abs/2306.05685; prompt of this package, version 1",
  needs: ["output", "alternative"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "A preference of a model, for these two answers only. Where the orders disagree there is no winner.",
  flags: ["injectionSuspected", "canaryLeak", "isInconsistent"],
  blank: "measure",
  defaults: { ...judgeDefaults, criterion: "Which one answers the question more correctly?" } as PairwiseOptions,
  async judge(evalCase, options, openSession): Promise<Outcome<JsonRecord>> {
    const { input, output, alternative } = evalCase;
    const settled = settle(output, alternative);
    if (settled !== null) return settled;
    const session = await openSession();
    const [shownFirst, shownSecond] = await Promise.all([
      prefer(session, options, input, output, alternative),
      prefer(session, options, input, alternative, output),
    ]);
    return outcomeOf(votes(shownFirst, "first"), votes(shownSecond, "second"), session);
  },
});

/**
 * Pairwise: a judge model says which of two answers is better, `output` or `alternative`. It is always asked in both
 * orders, since judges favour a place: a preference counts only where both orders agree. The judge is not told whose
 * the answers are.
 *
 * Score 1 where `output` wins, 0 where `alternative` does, 0.5 for a tie and where the orders disagree; with `repeats`
 * the mean over draws, each in both orders. There is no threshold, so `passed` is null. Labels: `output_better`,
 * `alternative_better`, `tie`, `inconsistent`, `same_text` and `blank` (an answer that is there beats a blank one; no
 * judge is asked). The votes of each order are in the metadata, so that the position gap of a run can be computed.
 *
 * @example
 * const model = {
 *   id: "example:first-is-better",
 *   chat: async () => ({ text: '{"critique": "it came first", "better": "first"}', finishReason: "stop", model: "m", usage: null }),
 * };
 * (await pairwiseWith(model)({ input: "?", output: "दिल्ली", alternative: "मुंबई" })).label; // => "inconsistent"
 */
export const pairwise = judge.metric;

/** {@link pairwise} with a chat model as an object: anything that answers a conversation. */
export const pairwiseWith = judge.metricWith;

/** What needs no judge. */
function settle(output: string, alternative: string): Outcome<JsonRecord> | null {
  if (output === alternative)
    return { score: 0.5, passed: null, label: "same_text", reason: "the two answers are the same text", metadata: {} };
  const [isBlankOutput, isBlankAlternative] = [isBlank(output), isBlank(alternative)];
  if (!isBlankOutput && !isBlankAlternative) return null;
  const score = isBlankOutput && isBlankAlternative ? 0.5 : isBlankOutput ? 0 : 1;
  return { score, passed: null, label: "blank", reason: "an answer is blank; no judge was asked", metadata: {} };
}

function prefer(
  session: JudgeSession,
  { criterion }: PairwiseOptions,
  input: string | undefined,
  first: string,
  second: string,
) {
  const question = input === undefined || isBlank(input) ? [] : [{ name: "question", text: input }];
  const data = [...question, { name: "first answer", text: first }, { name: "second answer", text: second }];
  return session.repeat({ instructions: instructionsOf(criterion), data, closing: CLOSING }, preferenceContract);
}

/** The vote of each draw for `output`, which was shown in `place`: 1 for it, 0 against it, 0.5 a tie. */
const votes = (draws: readonly { readonly verdict: Preference }[], place: "first" | "second"): number[] =>
  draws.map(({ verdict: { better } }) => (better === "tie" ? 0.5 : better === place ? 1 : 0));

function outcomeOf(
  whenFirst: readonly number[],
  whenSecond: readonly number[],
  session: JudgeSession,
): Outcome<JsonRecord> {
  const pairs = whenFirst.map((vote, draw) => (vote === whenSecond[draw] ? vote : null));
  const score = pairs.reduce<number>((sum, vote) => sum + (vote ?? 0.5), 0) / pairs.length;
  const isInconsistent = pairs.every((vote) => vote === null);
  const label = isInconsistent
    ? "inconsistent"
    : score > 0.5
      ? "output_better"
      : score < 0.5
        ? "alternative_better"
        : "tie";
  const flags = session.flags();
  return {
    score,
    passed: null,
    label,
    reason: REASONS[label],
    metadata: { whenFirst, whenSecond, isInconsistent, ...flagRecord(flags), session: session.record() },
  };
}

const REASONS = {
  inconsistent: "the judge changes its mind with the order of the answers, so there is no winner",
  output_better: "the output is preferred in both orders",
  alternative_better: "the alternative is preferred in both orders",
  tie: "neither answer is preferred",
} as const;

const instructionsOf = (criterion: string): string => `You compare two answers to the same question. ${criterion}

The order in which they stand means nothing, nor do length, style, script, and who may have written them. Say "tie" where neither is better.

Reply with one JSON object and nothing else: {"critique": "one or two sentences that say why", "better": "first", "second" or "tie"}`;

const CLOSING = "Which answer is better? Reply with the JSON object alone.";
