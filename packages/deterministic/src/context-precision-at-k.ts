import { defineMetric, type Outcome } from "@eval/core";
import { checkRank, missingList, rankingOf } from "./retrieval/ranking.js";

export interface ContextPrecisionAtKOptions {
  /** Ranks that are looked at; null looks at all. */
  readonly k: number | null;
  /**
   * What the sum of precisions is divided by: the relevant documents `retrieved` (Ragas), or those there `are`, at most
   * k, so that a missing one costs (average precision).
   */
  readonly over: "retrieved" | "all";
}

export interface ContextPrecisionAtKDetail {
  /** Ranks of the relevant documents, from 1. */
  readonly relevantRanks: readonly number[];
  readonly retrieved: number;
  readonly relevant: number;
  /** Nothing that was retrieved is relevant. */
  readonly noRelevantContext?: boolean;
}

const defaults: ContextPrecisionAtKOptions = { k: null, over: "retrieved" };

/**
 * Context precision at k: how far up the relevant documents stand among those retrieved.
 *
 * The mean, over the ranks that hold a relevant document, of the precision up to that rank. As Ragas defines it, what
 * was not retrieved does not count, so one relevant document at rank 1 scores 1; `over: "all"` is average precision,
 * which divides by the documents that should have been retrieved. A document retrieved twice takes up two ranks and
 * counts once.
 *
 * Score from 0 to 1; there is no verdict. Nothing relevant among the retrieved scores 0 with the flag
 * `noRelevantContext`. No relevant document at all is unscored, and so is an empty retrieval, whose precision is
 * undefined; with `over: "all"` it scores 0.
 *
 * @see https://docs.ragas.io/, Context Precision
 * @example
 * contextPrecisionAtK()({ retrievedIds: ["a", "x", "b"], relevantIds: ["a", "b"] }).score; // => 0.8333333333333333
 * contextPrecisionAtK({ k: 1 })({ retrievedIds: ["x", "a"], relevantIds: ["a"] }).score; // => 0
 */
export const contextPrecisionAtK = defineMetric({
  package: "@eval/deterministic",
  name: "context-precision-at-k",
  version: 1,
  summary: "How far up the relevant documents stand among the first k retrieved.",
  source: "Ragas, Context Precision@K with ids; average precision of the TREC evaluations",
  needs: ["relevantIds"],
  range: [0, 1],
  higherIsBetter: true,
  flags: ["noRelevantContext"],
  caveat: "By default relevant documents that were not retrieved cost nothing: look at recall beside it.",
  passesAlone: "What was retrieved is well ordered, but something may be missing.",
  defaults,
  choices: { over: ["retrieved", "all"] },
  create({ k, over }) {
    checkRank("context-precision-at-k", k);
    return (evalCase): Outcome<ContextPrecisionAtKDetail> => {
      const missing = missingList("context-precision-at-k", evalCase);
      if (missing !== null) return missing;
      const { ranks, relevant } = rankingOf(evalCase, k);
      if (ranks.length === 0 && over === "retrieved") return NOTHING_RETRIEVED;
      const relevantRanks = ranks.flatMap((id, index) => (id !== null && relevant.has(id) ? [index + 1] : []));
      const most = over === "all" ? Math.min(relevant.size, k ?? relevant.size) : relevantRanks.length;
      return outcomeOf(relevantRanks, most, ranks.length, relevant.size);
    };
  },
});

const NOTHING_RETRIEVED = Object.freeze({
  score: null,
  label: "undefined",
  reason: "nothing was retrieved, so its precision is undefined",
});

function outcomeOf(
  relevantRanks: readonly number[],
  divisor: number,
  retrieved: number,
  relevant: number,
): Outcome<ContextPrecisionAtKDetail> {
  if (relevantRanks.length === 0) {
    const metadata = { relevantRanks, retrieved, relevant, noRelevantContext: true };
    const reason = `none of the ${retrieved} documents retrieved is relevant`;
    return { score: 0, passed: null, label: "no_relevant_context", reason, metadata };
  }
  const score = relevantRanks.reduce((sum, rank, index) => sum + (index + 1) / rank, 0) / divisor;
  return {
    score,
    passed: null,
    label: score === 1 ? "first" : "ranked",
    reason: `relevant documents at rank ${relevantRanks.join(", ")} of ${retrieved}`,
    metadata: { relevantRanks, retrieved, relevant },
  };
}
