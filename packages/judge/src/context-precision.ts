import { expectedAnswers, type JsonRecord, type Outcome } from "@eval/core";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { averagePrecision } from "./rag/average-precision.js";
import { judgePassages } from "./rag/judge-passages.js";
import { flagRecord } from "./verdict/pass-fail-outcome.js";

export type ContextPrecisionOptions = JudgeOptions;

const judge = defineJudge({
  name: "context-precision",
  version: 1,
  summary: "Whether the useful passages come first: average precision over a judge's verdicts.",
  source: "RAGAS context precision, https://docs.ragas.io; average precision with a verdict a passage",
  needs: ["input", "context", "expected"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "A ranking measure: it does not say whether anything is missing.",
  flags: ["injectionSuspected", "canaryLeak", "noUsefulPassage"],
  defaults: judgeDefaults as ContextPrecisionOptions,
  async judge(evalCase, _options, openSession): Promise<Outcome<JsonRecord>> {
    const session = await openSession();
    const useful = await judgePassages(session, evalCase.input, evalCase.context, expectedAnswers(evalCase));
    const score = averagePrecision(useful);
    const ranks = useful.flatMap((isUseful, index) => (isUseful ? [index + 1] : []));
    return {
      score,
      passed: null,
      label: score === 1 ? "ranked_first" : ranks.length === 0 ? "irrelevant" : "ranked_lower",
      reason: ranks.length === 0 ? "no passage is useful" : `the useful passages have rank ${ranks.join(", ")}`,
      metadata: {
        useful,
        noUsefulPassage: ranks.length === 0,
        ...flagRecord(session.flags()),
        session: session.record(),
      },
    };
  },
});

/**
 * Context precision: a judge says of each passage whether it supports an accepted answer, and the score is the average
 * precision of that ranking, Σ precision@i over the ranks i of useful passages, divided by their number. 0 where no
 * passage is useful, flagged `noUsefulPassage`. No threshold, so `passed` is null. Labels: `ranked_first`,
 * `ranked_lower`, `irrelevant`.
 *
 * @example
 * const model = {
 *   id: "example:second-of-two",
 *   chat: async () => ({
 *     text: '{"passages": [{"id": "p1", "useful": false}, {"id": "p2", "useful": true}]}',
 *     finishReason: "stop", model: "m", usage: null,
 *   }),
 * };
 * const evalCase = { input: "राजधानी?", expected: "दिल्ली", context: ["मौसम अच्छा है।", "दिल्ली राजधानी है।"] };
 * (await contextPrecisionWith(model)(evalCase)).score; // => 0.5
 */
export const contextPrecision = judge.metric;

/** {@link contextPrecision} with a chat model as an object: anything that answers a conversation. */
export const contextPrecisionWith = judge.metricWith;
