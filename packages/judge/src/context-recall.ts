import { expectedAnswers, type JsonRecord, type Outcome } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { checkClaims } from "./rag/check-claims.js";
import { claimRecord, countClaims, firstUnsupported, noClaims } from "./rag/claim-outcome.js";
import { findClaims } from "./rag/find-claims.js";

export type ContextRecallOptions = JudgeOptions;

const judge = defineJudge({
  name: "context-recall",
  version: 1,
  summary: "The share of the accepted answer's claims that the retrieved passages support.",
  source: "RAGAS context recall, https://docs.ragas.io; prompts of this package, version 1",
  needs: ["context", "expected"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Measures retrieval only, and only against what the accepted answer says.",
  flags: ["injectionSuspected", "canaryLeak"],
  defaults: judgeDefaults as ContextRecallOptions,
  async judge(evalCase, _options, openSession): Promise<Outcome<JsonRecord>> {
    const [answer] = expectedAnswers(evalCase).filter((text) => !isBlank(text));
    if (answer === undefined) return { score: null, label: "empty_expected", reason: "the accepted answer is empty" };
    const session = await openSession();
    const claims = await findClaims(session, evalCase.input, answer);
    if (claims.length === 0) return noClaims("accepted answer", session);
    const checked = await checkClaims(session, claims, evalCase.context);
    const { supported } = countClaims(checked);
    return {
      score: supported / claims.length,
      passed: null,
      label: supported === claims.length ? "covered" : supported === 0 ? "missing" : "partly_covered",
      reason: `the passages support ${supported} of ${claims.length} claims${firstUnsupported(checked)}`,
      metadata: claimRecord(checked, session),
    };
  },
});

/**
 * Context recall: the first accepted answer is broken into claims, and the score is the share that the passages
 * support: what retrieval brought of what was needed. No threshold, so `passed` is null. Labels: `covered`,
 * `partly_covered`, `missing`; an accepted answer without a claim is unscored, `no_claims`.
 *
 * @example
 * const model = {
 *   id: "example:one-claim",
 *   chat: async ({ messages }) => ({
 *     text: messages[1].content.includes("claim c1")
 *       ? '{"verdicts": [{"id": "c1", "verdict": "supported"}]}'
 *       : '{"claims": ["भारत की राजधानी दिल्ली है"]}',
 *     finishReason: "stop", model: "m", usage: null,
 *   }),
 * };
 * (await contextRecallWith(model)({ expected: "दिल्ली", context: ["Delhi is the capital of India."] })).label; // => "covered"
 */
export const contextRecall = judge.metric;

/** {@link contextRecall} with a chat model as an object: anything that answers a conversation. */
export const contextRecallWith = judge.metricWith;
