import { expectedAnswers, type JsonRecord, type Outcome } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { hasNoContent, noContent } from "./gate/content-free.js";
import { LEVEL_FORM, levelledContract, levelScore } from "./rag/levels.js";
import { checkShare } from "./rag/threshold.js";
import { flagRecord } from "./verdict/pass-fail-outcome.js";

export interface AnswerSimilarityOptions extends JudgeOptions {
  readonly threshold: number;
}

const judge = defineJudge({
  name: "answer-similarity",
  version: 1,
  summary: "How much of an accepted answer the answer says, by a judge, on five described levels.",
  source:
    "Second rating of the RAG benchmark, with described levels instead of 1 to 10; prompt of this package, version 1",
  needs: ["output", "expected"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Likeness, not correctness: an answer that is mostly alike can be wrong in the one thing that counts.",
  flags: ["injectionSuspected", "canaryLeak"],
  defaults: { ...judgeDefaults, threshold: 0.75 } as AnswerSimilarityOptions,
  check: ({ threshold }) => checkShare("answer-similarity", threshold),
  async judge(evalCase, { threshold }, openSession): Promise<Outcome<JsonRecord>> {
    const { input, output } = evalCase;
    if (hasNoContent(output)) return noContent;
    const answers = expectedAnswers(evalCase).filter((text) => !isBlank(text));
    if (answers.length === 0) return { score: null, label: "empty_expected", reason: "the accepted answer is empty" };
    const session = await openSession();
    const question = input === undefined || isBlank(input) ? [] : [{ name: "question", text: input }];
    const accepted = answers.map((text, index) => ({ name: `accepted answer ${index + 1}`, text }));
    const data = [...question, ...accepted, { name: "answer", text: output }];
    const draws = await session.repeat({ instructions: INSTRUCTIONS, data, closing: CLOSING }, levelledContract);
    const levels = draws.map(({ verdict }) => verdict.level);
    const score = levelScore(levels);
    return {
      score,
      passed: score >= threshold,
      label: score >= threshold ? "similar" : "dissimilar",
      reason: draws[0]?.verdict.critique || `level ${levels.join(", ")} of 5`,
      metadata: { levels, ...flagRecord(session.flags()), session: session.record() },
    };
  },
});

/**
 * Answer similarity: how much of an accepted answer the answer says, on five described levels; (level − 1) / 4, the mean
 * over draws. Passes from `threshold` (0.75: all key points). Labels: `similar`, `dissimilar`, `no_content`, `blank`.
 *
 * @example
 * const model = {
 *   id: "example:level-4",
 *   chat: async () => ({ text: '{"critique": "all key points", "level": 4}', finishReason: "stop", model: "m", usage: null }),
 * };
 * (await answerSimilarityWith(model)({ output: "1947 में", expected: "15 अगस्त 1947" })).score; // => 0.75
 */
export const answerSimilarity = judge.metric;

/** {@link answerSimilarity} with a chat model as an object: anything that answers a conversation. */
export const answerSimilarityWith = judge.metricWith;

const INSTRUCTIONS = `You compare an answer with accepted answers to the same question: how much of the nearest one does it say? Language, script, wording, length and style do not count.

5: everything, and nothing that contradicts it
4: all key points, a detail is missing or differs
3: some of the key points
2: little of it
1: nothing of it, or the opposite

${LEVEL_FORM}`;

const CLOSING = "How much of an accepted answer does the answer say? Reply with the JSON object alone.";
