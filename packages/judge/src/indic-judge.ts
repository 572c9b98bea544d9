import { EvalError, expectedAnswers, type JsonRecord, type Outcome, show } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import type { JudgeSession } from "./ask/judge-session.js";
import { type Kinship, kinshipOf } from "./family/model-family.js";
import { hasNoContent, noContent } from "./gate/content-free.js";
import { gradedContract } from "./indic/graded.js";
import { gradedOutcome } from "./indic/graded-outcome.js";
import type { RubricLanguage } from "./indic/indic-rubric.js";
import { isSameAnswer } from "./indic/is-same-answer.js";
import { misreading } from "./indic/misreading.js";
import { instructionsOf, rubricIn, rubricLanguages } from "./indic/rubric.js";

export interface IndicJudgeOptions extends JudgeOptions {
  /** The language in which the judge is instructed. Which one judges better is not known: see the table in the docs. */
  readonly rubricLanguage: RubricLanguage;
  /** The smallest score that may pass. 0.8 lets only a full 5 pass; 0.5 lets a 3 pass. */
  readonly threshold: number;
  /**
   * Name of a metric that reads the judge's own critique and reasoning for misread words, `trap-words`: a pass whose
   * reasons misread the text is flagged. Empty is no such check.
   */
  readonly traceCheck: string;
  /** What counts: the accepted answers where there are any, or the judge's own knowledge in any case. */
  readonly reference: "auto" | "ignore";
}

const judge = defineJudge({
  name: "indic-judge",
  version: 1,
  summary: "A judge model says whether an answer in an Indian language is right, with a reference or without.",
  source: "Align-then-judge and the conservative gate of vindex 0.6.0; rubrics of this package, version 1",
  needs: ["input", "output"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "The verdict of a model, not a fact: check it against labels of your own before you quote it.",
  flags: ["injectionSuspected", "canaryLeak", "selfPreference", "isMisread"],
  defaults: {
    ...judgeDefaults,
    rubricLanguage: "en",
    threshold: 0.8,
    traceCheck: "",
    reference: "auto",
  } as IndicJudgeOptions,
  choices: { rubricLanguage: rubricLanguages, reference: ["auto", "ignore"] },
  check({ threshold }) {
    if (threshold >= 0 && threshold <= 1) return;
    throw new EvalError("invalid-option", `threshold of indic-judge must be from 0 to 1, got ${show(threshold)}`);
  },
  parts: async ({ traceCheck }, { metric }) =>
    traceCheck === "" || metric === undefined ? [] : [await metric(traceCheck)],
  async judge(evalCase, options, openSession): Promise<Outcome<JsonRecord>> {
    const { input, output, model: answeredBy } = evalCase;
    if (hasNoContent(output)) return noContent;
    if (isBlank(input)) return { score: null, label: "empty_input", reason: "the question is empty" };
    const answers = options.reference === "ignore" ? [] : expectedAnswers(evalCase).filter((text) => !isBlank(text));
    if (answers.some((answer) => isSameAnswer(output, answer))) return sameAnswer;
    const session = await openSession();
    const rubric = rubricIn(options.rubricLanguage);
    const prompt = {
      instructions: instructionsOf(rubric, answers.length > 0),
      data: [
        { name: "question", text: input },
        ...answers.map((text, index) => ({ name: `reference answer ${index + 1}`, text })),
        { name: "answer", text: output },
      ],
      closing: rubric.closing,
    };
    const draws = await session.repeat(prompt, gradedContract);
    const misread = options.traceCheck === "" ? null : await misreading(session, options.traceCheck, evalCase, draws);
    return gradedOutcome(
      draws,
      session,
      { threshold: options.threshold, misread },
      {
        mode: answers.length > 0 ? "reference" : "reference-free",
        rubricLanguage: rubric.language,
        ...(!rubric.isReviewed && { rubricReview: "unreviewed" }),
        ...kinshipRecord(session, answeredBy),
      },
    );
  },
});

/**
 * Indic judge: a judge model says whether an answer is right. With accepted answers these are the measure; without, the
 * judge's own knowledge is, which fails where the judge does not know better than the model under test.
 *
 * An answer that is an accepted one word for word (danda, Unicode form, digits and case aside) passes without a call.
 * The score is (s − 1) / 4 of the judge's level 1 to 5, the mean over draws; a level outside of them is an `error`, never
 * clamped. It passes only at the threshold, with high confidence in every draw and where nothing speaks to the judge.
 * Labels: `matched`, `flagged` (in doubt: not passed, for a person to look at), `failed` (level 1 or 2), `no_content`,
 * `blank`; labels of errors as in `answer-equivalence`. With the case's `model` the result says whether judge and
 * answerer are kin.
 *
 * Script, digits, spelling variants and loanwords are never counted against an answer. Rubrics: English, and Hindi,
 * Tamil and Bengali, which no second speaker has reviewed.
 *
 * @see the study of 62 traces in the README, with its disclosure
 * @example
 * const model = {
 *   id: "example:always-5",
 *   chat: async () => ({ text: '{"reasoning": "सही", "score": 5, "confidence": "high"}', finishReason: "stop", model: "m", usage: null }),
 * };
 * const metric = indicJudgeWith(model);
 * (await metric({ input: "भारत की राजधानी क्या है?", output: "नई दिल्ली।", expected: "नई दिल्ली" })).metadata.mode; // => "same-words"
 * (await metric({ input: "Bharat ki rajdhani kya hai?", output: "Nayi Dilli" })).label; // => "matched"
 */
export const indicJudge = judge.metric;

/** {@link indicJudge} with a chat model as an object: anything that answers a conversation. */
export const indicJudgeWith = judge.metricWith;

const sameAnswer: Outcome<JsonRecord> = Object.freeze({
  score: 1,
  passed: true,
  label: "matched",
  reason: "the answer is an accepted answer, word for word; no judge was asked",
  metadata: Object.freeze({ mode: "same-words" }),
});

const KIN: readonly Kinship[] = ["same_model", "same_family", "shared_ancestor"];

/** Whether judge and answerer are kin, where it is known who answered. */
function kinshipRecord(session: JudgeSession, answeredBy: string | undefined): JsonRecord {
  if (answeredBy === undefined || isBlank(answeredBy)) return {};
  // An id is backend and model, and a backend says nothing of the model's family.
  const kinship = kinshipOf(session.judge.slice(session.judge.indexOf(":") + 1), answeredBy);
  return { kinship, ...(KIN.includes(kinship) && { selfPreference: true }) };
}
