import { defineMetric, type Outcome } from "@eval/core";
import { checkRank, missingList, rankingOf } from "./retrieval/ranking.js";

export interface HitAtKOptions {
  /** Ranks that are looked at; null looks at all. */
  readonly k: number | null;
}

export interface HitAtKDetail {
  /** Rank of the first relevant document, from 1. */
  readonly rank?: number;
}

const defaults: HitAtKOptions = { k: null };

/**
 * Hit at k: at least one relevant document is among the first k retrieved.
 *
 * Ids are compared as they are. Score 1 or 0; nothing retrieved is a miss, no relevant document is unscored. The mean
 * over many cases is the hit rate.
 *
 * @see Manning, Raghavan, Schütze, Introduction to Information Retrieval, 2008, chapter 8
 * @example
 * hitAtK({ k: 2 })({ retrievedIds: ["x", "b", "a"], relevantIds: ["a"] }).passed; // => false
 * hitAtK({ k: 3 })({ retrievedIds: ["x", "b", "a"], relevantIds: ["a"] }).metadata.rank; // => 3
 */
export const hitAtK = defineMetric({
  package: "@eval/deterministic",
  name: "hit-at-k",
  version: 1,
  summary: "At least one relevant document is among the first k retrieved.",
  source: "Manning, Raghavan, Schütze, Introduction to Information Retrieval, 2008, chapter 8 (success at k)",
  needs: ["relevantIds"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "One relevant document is enough, however many were needed.",
  passesAlone: "Something useful was retrieved, but not all or not first.",
  defaults,
  create({ k }) {
    checkRank("hit-at-k", k);
    return (evalCase): Outcome<HitAtKDetail> => {
      const missing = missingList("hit-at-k", evalCase);
      if (missing !== null) return missing;
      const { ranks, relevant } = rankingOf(evalCase, k);
      const rank = 1 + ranks.findIndex((id) => id !== null && relevant.has(id));
      if (rank === 0) {
        const reason = `no relevant document among the first ${ranks.length} retrieved`;
        return { score: 0, passed: false, label: "miss", reason, metadata: {} };
      }
      return {
        score: 1,
        passed: true,
        label: "hit",
        reason: `a relevant document at rank ${rank}`,
        metadata: { rank },
      };
    };
  },
});
