/** The three ratings of the RAG benchmark, 1 to 10, and its flag. */
export interface RagRatings {
  readonly contextRelevance: number;
  readonly answerSimilarity: number;
  readonly faithfulness: number;
  readonly hallucination: boolean;
}

/** What each rating counts in the composite. */
export interface RagWeights {
  readonly contextRelevance: number;
  readonly answerSimilarity: number;
  readonly faithfulness: number;
}

export const ragWeights: RagWeights = Object.freeze({
  contextRelevance: 0.3,
  answerSimilarity: 0.4,
  faithfulness: 0.3,
});

/** The weighted mean of the ratings, on their scale of 1 to 10. */
export function weightedRating(ratings: Omit<RagRatings, "hallucination">, weights: RagWeights): number {
  const { contextRelevance, answerSimilarity, faithfulness } = weights;
  const sum =
    ratings.contextRelevance * contextRelevance +
    ratings.answerSimilarity * answerSimilarity +
    ratings.faithfulness * faithfulness;
  return sum / (contextRelevance + answerSimilarity + faithfulness);
}
