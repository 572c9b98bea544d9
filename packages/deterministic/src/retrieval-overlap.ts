import { defineMetric, type Outcome } from "@eval/core";
import { missingList } from "./retrieval/ranking.js";

export interface RetrievalOverlapOptions {
  /** Which of the three is the score; the others are in `metadata`. */
  readonly measure: "f1" | "precision" | "recall";
}

export interface RetrievalOverlapDetail {
  /** Share of the retrieved documents that are relevant; null where nothing was retrieved. */
  readonly precision: number | null;
  /** Share of the relevant documents that were retrieved; null where none is relevant. */
  readonly recall: number | null;
  readonly f1: number | null;
  readonly jaccard: number | null;
  readonly found: number;
  readonly retrieved: number;
  readonly relevant: number;
  readonly missingIds?: readonly string[];
  readonly unexpectedIds?: readonly string[];
}

const defaults: RetrievalOverlapOptions = { measure: "f1" };

/**
 * Retrieval overlap: precision, recall and F1 of the documents retrieved against those that should have been.
 *
 * Sets of ids, compared as they are: a document retrieved twice counts once, order does not count. F1 is twice the
 * documents found over all on both sides, so retrieving nothing scores 0. Precision of nothing retrieved, recall of
 * nothing relevant, and all of them where both lists are empty, are undefined: unscored, not 0.
 *
 * Score from 0 to 1; there is no verdict.
 *
 * @see van Rijsbergen, Information Retrieval, 1979, chapter 7
 * @example
 * retrievalOverlap()({ retrievedIds: ["a", "b", "c"], relevantIds: ["a", "b"] }).score; // => 0.8
 * retrievalOverlap({ measure: "recall" })({ retrievedIds: [], relevantIds: ["a"] }).score; // => 0
 * retrievalOverlap({ measure: "precision" })({ retrievedIds: [], relevantIds: ["a"] }).label; // => "undefined"
 */
export const retrievalOverlap = defineMetric({
  package: "@eval/deterministic",
  name: "retrieval-overlap",
  version: 1,
  summary: "Precision, recall and F1 of the documents retrieved against those that should have been.",
  source: "van Rijsbergen, Information Retrieval, 1979: set precision, recall and F1",
  needs: [["retrievedIds", "relevantIds"]],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Ids are compared as they are, order does not count, and a document that nobody marked as relevant is wrong.",
  passesAlone: "The right documents were retrieved; whether the answer uses them is not measured.",
  defaults,
  choices: { measure: ["f1", "precision", "recall"] },
  create({ measure }) {
    return (evalCase): Outcome<RetrievalOverlapDetail> => {
      const missing = missingList("retrieval-overlap", evalCase);
      if (missing !== null) return missing;
      const detail = overlapOf(new Set(evalCase.retrievedIds), new Set(evalCase.relevantIds));
      const { found, retrieved, relevant } = detail;
      const score = detail[measure];
      if (score === null) return { ...UNDEFINED[measure], metadata: detail };
      const label = score === 1 ? "complete" : found > 0 ? "partial" : "missing";
      const reason = `${found} of ${relevant} relevant documents among ${retrieved} retrieved`;
      return { score, passed: null, label, reason, metadata: detail };
    };
  },
});

const UNDEFINED = {
  precision: { score: null, label: "undefined", reason: "nothing was retrieved, so precision is undefined" },
  recall: { score: null, label: "undefined", reason: "no document is relevant, so recall is undefined" },
  f1: { score: null, label: "undefined", reason: "nothing is relevant and nothing was retrieved, so F1 is undefined" },
} as const;

function overlapOf(retrieved: ReadonlySet<string>, relevant: ReadonlySet<string>): RetrievalOverlapDetail {
  const missingIds = [...relevant].filter((id) => !retrieved.has(id));
  const unexpectedIds = [...retrieved].filter((id) => !relevant.has(id));
  const found = relevant.size - missingIds.length;
  return {
    precision: share(found, retrieved.size),
    recall: share(found, relevant.size),
    f1: share(2 * found, retrieved.size + relevant.size),
    jaccard: share(found, retrieved.size + missingIds.length),
    found,
    retrieved: retrieved.size,
    relevant: relevant.size,
    ...(missingIds.length > 0 && { missingIds }),
    ...(unexpectedIds.length > 0 && { unexpectedIds }),
  };
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
