import { EvalError, show } from "@eval/core";
import { type RagRatings, type RagWeights, ragWeights, weightedRating } from "./ratings.js";

/** What a number means in the RAG benchmark. Between target and warning it has no name there. */
export type RagBand = "good" | "warning" | "between";

/** One strategy of a RAG system, rated. Averages are over the questions rated; null where there are none. */
export interface RagComposite {
  /** Asked, rated, and failed: an error of the judge is no rating. */
  readonly total: number;
  readonly rated: number;
  readonly failed: number;
  /** Rated of asked, from 0 to 1. */
  readonly coverage: number | null;
  readonly contextRelevance: number | null;
  readonly answerSimilarity: number | null;
  readonly faithfulness: number | null;
  /** Of those rated. */
  readonly hallucinationRate: number | null;
  /** The rate if every failed question were grounded, and if every one were a hallucination. */
  readonly hallucinationBounds: readonly [low: number, high: number] | null;
  /** The benchmark's number: weighted means times (1 − rate of hallucination), on 0 to 10. */
  readonly overall: number | null;
  /** The same for each question and then the mean: it can be given an interval and compared pair by pair. */
  readonly overallByRow: number | null;
  readonly bands: Readonly<
    Record<"contextRelevance" | "answerSimilarity" | "faithfulness" | "hallucinationRate", RagBand>
  > | null;
}

/** Targets and warnings of the RAG benchmark. */
const BANDS = {
  contextRelevance: { good: 8, warning: 6 },
  answerSimilarity: { good: 8, warning: 6 },
  faithfulness: { good: 9, warning: 7 },
} as const;

/**
 * The composite of the RAG benchmark for the questions of one strategy; `null` stands for a question that could not be
 * rated. Failed questions are counted and shown as coverage and bounds: a strategy that fails on hard questions must
 * not look better for it.
 *
 * The aggregate form counts one fault twice, since a hallucination lowers faithfulness too, and it is a number of no
 * single question; compare strategies by `overallByRow`, on the questions that all of them have a rating for.
 *
 * @see the RAG benchmark's documentation of its metrics; weights 0.3, 0.4, 0.3
 * @example
 * const good = { contextRelevance: 8, answerSimilarity: 9, faithfulness: 10, hallucination: false };
 * const bad = { contextRelevance: 2, answerSimilarity: 1, faithfulness: 1, hallucination: true };
 * const { rated, failed, hallucinationRate, overallByRow } = ragComposite([good, bad, null]);
 * [rated, failed, hallucinationRate, overallByRow]; // => [2, 1, 0.5, 4.5]
 */
export function ragComposite(
  questions: readonly (RagRatings | null)[],
  weights: RagWeights = ragWeights,
): RagComposite {
  checkWeights(weights);
  const rated = questions.filter((ratings) => ratings !== null);
  const counts = { total: questions.length, rated: rated.length, failed: questions.length - rated.length };
  if (rated.length === 0) return { ...counts, coverage: questions.length === 0 ? null : 0, ...NOTHING };
  const mean = (value: (ratings: RagRatings) => number) =>
    rated.reduce((sum, ratings) => sum + value(ratings), 0) / rated.length;
  const means = {
    contextRelevance: mean((ratings) => ratings.contextRelevance),
    answerSimilarity: mean((ratings) => ratings.answerSimilarity),
    faithfulness: mean((ratings) => ratings.faithfulness),
  };
  const invented = rated.filter(({ hallucination }) => hallucination).length;
  const hallucinationRate = invented / rated.length;
  return {
    ...counts,
    coverage: rated.length / questions.length,
    ...means,
    hallucinationRate,
    hallucinationBounds: [invented / questions.length, (invented + counts.failed) / questions.length],
    overall: weightedRating(means, weights) * (1 - hallucinationRate),
    overallByRow: mean((ratings) => (ratings.hallucination ? 0 : weightedRating(ratings, weights))),
    bands: {
      contextRelevance: bandOf("contextRelevance", means.contextRelevance),
      answerSimilarity: bandOf("answerSimilarity", means.answerSimilarity),
      faithfulness: bandOf("faithfulness", means.faithfulness),
      hallucinationRate: hallucinationRate <= 0.1 ? "good" : hallucinationRate > 0.2 ? "warning" : "between",
    },
  };
}

const NOTHING = {
  contextRelevance: null,
  answerSimilarity: null,
  faithfulness: null,
  hallucinationRate: null,
  hallucinationBounds: null,
  overall: null,
  overallByRow: null,
  bands: null,
} as const;

function bandOf(name: keyof typeof BANDS, mean: number): RagBand {
  const { good, warning } = BANDS[name];
  return mean >= good ? "good" : mean < warning ? "warning" : "between";
}

function checkWeights(weights: RagWeights): void {
  const values = [weights.contextRelevance, weights.answerSimilarity, weights.faithfulness];
  const sum = values.reduce((total, value) => total + value, 0);
  if (values.every((value) => value >= 0) && sum > 0 && Number.isFinite(sum)) return;
  throw new EvalError("invalid-option", `weights must be numbers from 0, one of them above, got ${show(weights)}`);
}
