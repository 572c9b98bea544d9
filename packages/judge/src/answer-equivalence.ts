import { type EmptyExpected, emptyExpectedChoices, expectedAnswers } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { hasNoContent, noContent } from "./gate/content-free.js";
import type { JudgePrompt } from "./prompt/build-prompt.js";
import { majorityOf } from "./verdict/majority.js";
import { PASS_FAIL_FORM, passFailContract } from "./verdict/pass-fail.js";
import { passFailOutcome } from "./verdict/pass-fail-outcome.js";

export interface AnswerEquivalenceOptions extends JudgeOptions {
  readonly emptyExpected: EmptyExpected;
}

const judge = defineJudge({
  name: "answer-equivalence",
  version: 1,
  summary: "A judge model says whether the answer means the same as an accepted answer.",
  source: "The third protocol of the golden-answer scripts (exact, overlap, judge); prompt of this package, version 1",
  needs: ["output", "expected"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "The verdict of a model, not a fact: check it against labels of your own before you quote it.",
  flags: ["injectionSuspected", "canaryLeak"],
  defaults: { ...judgeDefaults, emptyExpected: "unscored" } as AnswerEquivalenceOptions,
  choices: { emptyExpected: emptyExpectedChoices },
  async judge(evalCase, _options, openSession) {
    if (hasNoContent(evalCase.output)) return noContent;
    const session = await openSession();
    const answers = expectedAnswers(evalCase).filter((answer) => !isBlank(answer));
    const draws = await session.repeat(promptOf(evalCase.input, answers, evalCase.output), passFailContract);
    return passFailOutcome(majorityOf(draws.map(({ verdict }) => verdict)), session);
  },
});

/**
 * Answer equivalence: a judge model says whether the answer asserts what one of the accepted answers says. The question
 * is shown where there is one.
 *
 * Script, digits, spelling and wording do not count, nor does correct detail beside the answer; a number, unit, date
 * or name that differs does, and so does an answer that is denied, or stands in a list of several. The score is the
 * share of draws that say PASS. Labels: `passed`, `failed`, `flagged` (a pass in doubt: not passed), `no_content` (the
 * answer says nothing; no judge is asked), `blank`. What is no verdict is an `error`: `judge_error`, `judge_refusal`,
 * `truncated`, `multiple_json`, `empty_content`, `timeout` and the others of the chat model.
 *
 * Works in every language that the judge reads; how well is not known until it is measured.
 *
 * @see https://github.com/groq/groq-typescript for the default model's client
 * @example
 * const model = {
 *   id: "example:always-pass",
 *   chat: async () => ({ text: '{"critique": "same city", "verdict": "PASS", "confidence": "high"}', finishReason: "stop", model: "m", usage: null }),
 * };
 * const metric = answerEquivalenceWith(model);
 * (await metric({ input: "Capital of India?", output: "नई दिल्ली", expected: "New Delhi" })).label; // => "passed"
 * (await metric({ input: "Capital of India?", output: "उत्तर:", expected: "New Delhi" })).label; // => "no_content"
 */
export const answerEquivalence = judge.metric;

/** {@link answerEquivalence} with a chat model as an object: anything that answers a conversation. */
export const answerEquivalenceWith = judge.metricWith;

function promptOf(input: string | undefined, answers: readonly string[], output: string): JudgePrompt {
  const question = input === undefined || isBlank(input) ? [] : [{ name: "question", text: input }];
  const accepted = answers.map((text, index) => ({ name: `accepted answer ${index + 1}`, text }));
  const data = [...question, ...accepted, { name: "answer", text: output }];
  return { instructions: INSTRUCTIONS, data, closing: CLOSING };
}

const INSTRUCTIONS = `You compare an answer with accepted answers to the same question.

PASS: the answer asserts what at least one accepted answer says.
FAIL: it asserts something else, denies it, asserts nothing, or names several candidates without choosing one.

Do not count against the answer: its language or script, native or Latin digits, spelling variants and transliteration, case endings, politeness, and correct detail beside what was asked. Do count: a number, unit, date, sign or name that differs, a missing part without which the accepted answer is not said, a claim that contradicts it.
Judge by the accepted answers, not by what you know. Length and style are no reasons.

${PASS_FAIL_FORM}`;

const CLOSING = "Does the answer say what an accepted answer says? Reply with the JSON object alone.";
