import type { JsonRecord, Outcome } from "@eval/core";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { hasNoContent, noContent } from "./gate/content-free.js";
import type { MakeContract } from "./verdict/contract.js";
import { flagRecord } from "./verdict/pass-fail-outcome.js";

export type AnswerRelevanceOptions = JudgeOptions;

interface Checklist {
  readonly critique: string;
  readonly addresses: boolean;
  readonly complete: boolean;
  readonly noPadding: boolean;
}

const checklistContract: MakeContract<Checklist> = (z) => ({
  schema: z.strictObject({
    critique: z.string().max(4_000),
    addresses: z.boolean(),
    complete: z.boolean(),
    noPadding: z.boolean(),
  }),
  inconsistency: ({ addresses, complete }) =>
    complete && !addresses ? "an answer that does not address the question cannot be complete" : null,
});

const judge = defineJudge({
  name: "answer-relevance",
  version: 1,
  summary: "Whether the answer addresses what was asked, all of it, and nothing else.",
  source:
    "A checklist of three yes-or-no checks in place of RAGAS's cosine of made-up questions; prompt of this package, version 1",
  needs: ["input", "output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "A wrong answer can be fully relevant.",
  flags: ["injectionSuspected", "canaryLeak"],
  defaults: judgeDefaults as AnswerRelevanceOptions,
  async judge({ input, output }, _options, openSession): Promise<Outcome<JsonRecord>> {
    if (hasNoContent(output)) return noContent;
    const session = await openSession();
    const data = [
      { name: "question", text: input },
      { name: "answer", text: output },
    ];
    const draws = await session.repeat({ instructions: INSTRUCTIONS, data, closing: CLOSING }, checklistContract);
    const checks = draws.map(({ verdict: { addresses, complete, noPadding } }) => [addresses, complete, noPadding]);
    const score = checks.flat().filter(Boolean).length / checks.flat().length;
    const share = (index: number) => checks.filter((check) => check[index]).length / checks.length;
    const isOffTopic = share(0) <= 0.5;
    return {
      score,
      passed: score === 1,
      label: isOffTopic ? "off_topic" : share(1) <= 0.5 ? "incomplete" : share(2) <= 0.5 ? "padded" : "relevant",
      reason: draws[0]?.verdict.critique || `${score} of the checks hold`,
      metadata: {
        addresses: share(0),
        complete: share(1),
        noPadding: share(2),
        ...flagRecord(session.flags()),
        session: session.record(),
      },
    };
  },
});

/**
 * Answer relevance: three yes-or-no checks in one reply (it addresses what was asked; it answers all parts; it holds
 * nothing else), and the score is the share that hold, the mean over draws. Passes where all hold. Labels: `relevant`,
 * `padded`, `incomplete`, `off_topic`, `no_content`, `blank`. Not the cosine measure of the same name elsewhere, which
 * is above 0.5 for nearly everything.
 *
 * @example
 * const model = {
 *   id: "example:padded",
 *   chat: async () => ({
 *     text: '{"critique": "right, then chatter", "addresses": true, "complete": true, "noPadding": false}',
 *     finishReason: "stop", model: "m", usage: null,
 *   }),
 * };
 * (await answerRelevanceWith(model)({ input: "राजधानी?", output: "दिल्ली। पूछने के लिए धन्यवाद!" })).label; // => "padded"
 */
export const answerRelevance = judge.metric;

/** {@link answerRelevance} with a chat model as an object: anything that answers a conversation. */
export const answerRelevanceWith = judge.metricWith;

const INSTRUCTIONS = `You check whether an answer fits a question. Whether it is true does not count, nor do its language, script and style.

addresses: it speaks to what was asked; a refusal to answer does not
complete: it answers every part of the question
noPadding: it holds nothing that was not asked for and does not explain the answer

Reply with one JSON object and nothing else: {"critique": "one or two sentences that say why", "addresses": true or false, "complete": true or false, "noPadding": true or false}`;

const CLOSING = "Does the answer fit the question? Reply with the JSON object alone.";
