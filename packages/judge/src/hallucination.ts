import type { JsonRecord, Outcome } from "@eval/core";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { hasNoContent } from "./gate/content-free.js";
import { checkClaims } from "./rag/check-claims.js";
import { claimRecord, countClaims, firstUnsupported, noClaims } from "./rag/claim-outcome.js";
import { findClaims } from "./rag/find-claims.js";

export type HallucinationOptions = JudgeOptions;

const judge = defineJudge({
  name: "hallucination",
  version: 1,
  summary: "The share of the answer's claims that the retrieved passages do not support.",
  source: "Derived from the claims of faithfulness, so that the two cannot contradict each other",
  needs: ["output", "context"],
  range: [0, 1],
  higherIsBetter: false,
  caveat: "A claim that is true but not in the passages counts as invented.",
  flags: ["injectionSuspected", "canaryLeak"],
  blank: "measure",
  defaults: judgeDefaults as HallucinationOptions,
  async judge({ input, output, context }, _options, openSession): Promise<Outcome<JsonRecord>> {
    if (hasNoContent(output)) return nothingSaid;
    const session = await openSession();
    const claims = await findClaims(session, input, output);
    if (claims.length === 0) return noClaims("answer", session);
    const checked = await checkClaims(session, claims, context);
    const invented = claims.length - countClaims(checked).supported;
    return {
      score: invented / claims.length,
      passed: invented === 0,
      label: invented === 0 ? "grounded" : "hallucinated",
      reason: `${invented} of ${claims.length} claims are not supported${firstUnsupported(checked)}`,
      metadata: claimRecord(checked, session),
    };
  },
});

const nothingSaid: Outcome<JsonRecord> = Object.freeze({
  score: null,
  label: "no_claims",
  reason: "the answer says nothing, so it invents nothing",
  metadata: Object.freeze({}),
});

/**
 * Hallucination: the share of the answer's claims that the passages do not support, contradicted or not found; lower is
 * better, and it passes at 0. The same two questions as `faithfulness`, of which it is the rest to 1, so that no second
 * verdict can contradict the first.
 *
 * An answer that claims nothing is unscored, `no_claims`, blank ones included. Labels: `grounded`, `hallucinated`.
 *
 * @example
 * const model = {
 *   id: "example:one-claim",
 *   chat: async ({ messages }) => ({
 *     text: messages[1].content.includes("claim c1")
 *       ? '{"verdicts": [{"id": "c1", "verdict": "contradicted"}]}'
 *       : '{"claims": ["मुंबई भारत की राजधानी है"]}',
 *     finishReason: "stop", model: "m", usage: null,
 *   }),
 * };
 * (await hallucinationWith(model)({ output: "मुंबई", context: ["भारत की राजधानी दिल्ली है।"] })).label; // => "hallucinated"
 */
export const hallucination = judge.metric;

/** {@link hallucination} with a chat model as an object: anything that answers a conversation. */
export const hallucinationWith = judge.metricWith;
