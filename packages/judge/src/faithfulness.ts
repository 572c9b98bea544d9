import type { JsonRecord, Outcome } from "@eval/core";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { hasNoContent, noContent } from "./gate/content-free.js";
import { checkClaims } from "./rag/check-claims.js";
import { claimRecord, countClaims, firstUnsupported, noClaims } from "./rag/claim-outcome.js";
import { findClaims } from "./rag/find-claims.js";
import { checkShare } from "./rag/threshold.js";

export interface FaithfulnessOptions extends JudgeOptions {
  /** The smallest share of supported claims that passes. */
  readonly threshold: number;
}

const judge = defineJudge({
  name: "faithfulness",
  version: 1,
  summary: "The share of the answer's claims that the retrieved passages support.",
  source:
    "Claims and verdicts as in RAGAS, Es et al. 2023, https://arxiv.org/abs/2309.15217; prompts of this package, version 1",
  needs: ["output", "context"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Says whether the passages support the answer, not whether either is true.",
  flags: ["injectionSuspected", "canaryLeak"],
  defaults: { ...judgeDefaults, threshold: 1 } as FaithfulnessOptions,
  check: ({ threshold }) => checkShare("faithfulness", threshold),
  async judge({ input, output, context }, { threshold }, openSession): Promise<Outcome<JsonRecord>> {
    if (hasNoContent(output)) return noContent;
    const session = await openSession();
    const claims = await findClaims(session, input, output);
    if (claims.length === 0) return noClaims("answer", session);
    const checked = await checkClaims(session, claims, context);
    const { supported, contradicted } = countClaims(checked);
    const score = supported / claims.length;
    return {
      score,
      passed: score >= threshold,
      label: contradicted > 0 ? "contradicted" : supported < claims.length ? "unsupported" : "faithful",
      reason: `${supported} of ${claims.length} claims are supported${firstUnsupported(checked)}`,
      metadata: claimRecord(checked, session),
    };
  },
});

/**
 * Faithfulness: the answer is broken into claims (one call), each claim is checked against the passages (one call), and
 * the score is the share that they support. The accepted answer is not shown: it would leak into the verdict.
 *
 * Every claim must get one verdict, else the result is an `error`. An answer without a claim (a refusal, a greeting) is
 * unscored, `no_claims`. Labels: `faithful`, `unsupported`, `contradicted` (at least one claim is), `no_content`,
 * `blank`. Each passage stands in a fence of its own, so that a passage that speaks to the judge is flagged by number.
 *
 * @see `hallucination`, which asks the same two questions, so that with a response cache both cost as much as one
 * @example
 * const model = {
 *   id: "example:two-claims",
 *   chat: async ({ messages }) => ({
 *     text: messages[1].content.includes("claim c1")
 *       ? '{"verdicts": [{"id": "c1", "verdict": "supported"}, {"id": "c2", "verdict": "not_found"}]}'
 *       : '{"claims": ["Delhi is the capital of India", "Delhi has a metro"]}',
 *     finishReason: "stop", model: "m", usage: null,
 *   }),
 * };
 * const evalCase = { input: "Capital?", output: "Delhi; it has a metro.", context: ["भारत की राजधानी दिल्ली है।"] };
 * (await faithfulnessWith(model)(evalCase)).score; // => 0.5
 */
export const faithfulness = judge.metric;

/** {@link faithfulness} with a chat model as an object: anything that answers a conversation. */
export const faithfulnessWith = judge.metricWith;
