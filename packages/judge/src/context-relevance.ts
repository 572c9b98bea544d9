import type { JsonRecord, Outcome } from "@eval/core";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { judgePassages } from "./rag/judge-passages.js";
import { flagRecord } from "./verdict/pass-fail-outcome.js";

export type ContextRelevanceOptions = JudgeOptions;

const judge = defineJudge({
  name: "context-relevance",
  version: 1,
  summary: "The share of the retrieved passages that help to answer the question.",
  source: "Per-passage verdicts; prompt of this package, version 1",
  needs: ["input", "context"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Says that passages are useful, not that together they are enough: see context-recall.",
  flags: ["injectionSuspected", "canaryLeak", "noUsefulPassage"],
  defaults: judgeDefaults as ContextRelevanceOptions,
  async judge({ input, context }, _options, openSession): Promise<Outcome<JsonRecord>> {
    const session = await openSession();
    const useful = await judgePassages(session, input, context, []);
    const count = useful.filter(Boolean).length;
    return {
      score: count / useful.length,
      passed: null,
      label: count === 0 ? "irrelevant" : count < useful.length ? "partly_relevant" : "relevant",
      reason: `${count} of ${useful.length} passages help to answer the question`,
      metadata: { useful, noUsefulPassage: count === 0, ...flagRecord(session.flags()), session: session.record() },
    };
  },
});

/**
 * Context relevance: the share of the retrieved passages that help to answer the question, one verdict a passage in one
 * call. Neither the answer nor the accepted answers are shown. No threshold, so `passed` is null. Labels: `relevant`,
 * `partly_relevant`, `irrelevant`.
 *
 * @example
 * const model = {
 *   id: "example:first-of-two",
 *   chat: async () => ({
 *     text: '{"passages": [{"id": "p1", "useful": true}, {"id": "p2", "useful": false}]}',
 *     finishReason: "stop", model: "m", usage: null,
 *   }),
 * };
 * (await contextRelevanceWith(model)({ input: "राजधानी?", context: ["दिल्ली राजधानी है।", "मौसम अच्छा है।"] })).score; // => 0.5
 */
export const contextRelevance = judge.metric;

/** {@link contextRelevance} with a chat model as an object: anything that answers a conversation. */
export const contextRelevanceWith = judge.metricWith;
