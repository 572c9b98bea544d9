import { expectedAnswers, type JsonRecord, type Outcome } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { defineJudge } from "./ask/define-judge.js";
import { type JudgeOptions, judgeDefaults } from "./ask/judge-options.js";
import { hasNoContent, noContent } from "./gate/content-free.js";
import { ragWeights, weightedRating } from "./rag/ratings.js";
import { type RatedReply, ratingsContract } from "./rag/ratings-contract.js";
import { flagRecord } from "./verdict/pass-fail-outcome.js";

export interface RagRatingOptions extends JudgeOptions {
  /** Which rating is the score; all are in the metadata. */
  readonly rating: "weighted" | "contextRelevance" | "answerSimilarity" | "faithfulness";
  /** Instructions of your own in place of ours; the form of the reply is added. */
  readonly instructions: string;
  readonly preset: "rag-benchmark" | null;
}

const judge = defineJudge({
  name: "rag-rating",
  version: 1,
  summary: "Three ratings of a RAG answer from 1 to 10 and a hallucination flag, in one call.",
  source: "The RAG benchmark's judge: anchored ratings of context relevance, answer similarity and faithfulness",
  needs: ["input", "output", "expected", "context"],
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "One call for four verdicts lets them colour one another, and the accepted answer leaks into faithfulness: use the metrics of one criterion each where the numbers matter.",
  flags: ["injectionSuspected", "canaryLeak", "hallucination", "isInconsistent"],
  defaults: { ...judgeDefaults, rating: "weighted", instructions: "", preset: null } as RagRatingOptions,
  choices: {
    rating: ["weighted", "contextRelevance", "answerSimilarity", "faithfulness"],
    preset: ["rag-benchmark", null],
  },
  // The benchmark's limit of a reply; with a model that reasons it is often too low.
  presets: { "rag-benchmark": { maxTokens: 500, temperature: 0 } },
  async judge(evalCase, options, openSession): Promise<Outcome<JsonRecord>> {
    const { input, output, context } = evalCase;
    if (hasNoContent(output)) return noContent;
    const answers = expectedAnswers(evalCase).filter((text) => !isBlank(text));
    if (answers.length === 0) return { score: null, label: "empty_expected", reason: "the accepted answer is empty" };
    const session = await openSession();
    const data = [
      { name: "question", text: input },
      ...context.map((text, index) => ({ name: `context ${index + 1}`, text })),
      ...answers.map((text, index) => ({ name: `expected answer ${index + 1}`, text })),
      { name: "generated answer", text: output },
    ];
    const instructions = `${isBlank(options.instructions) ? INSTRUCTIONS : options.instructions}\n\n${FORM}`;
    const draws = await session.repeat({ instructions, data, closing: CLOSING }, ratingsContract);
    const ratings = draws.map(({ verdict }) => verdict);
    const mean = ratings.reduce((sum, rating) => sum + chosen(rating, options), 0) / ratings.length;
    const [first] = ratings;
    const hallucination = ratings.filter((rating) => rating.hallucination).length > ratings.length / 2;
    return {
      score: (mean - 1) / 9,
      passed: null,
      label: hallucination ? "hallucination" : "grounded",
      reason: first?.reasoning || `${options.rating} rating ${mean} of 10`,
      metadata: {
        ratings: ratings.map(({ reasoning, ...rating }) => rating),
        hallucination,
        isInconsistent: ratings.some(contradicts),
        ...flagRecord(session.flags()),
        session: session.record(),
      },
    };
  },
});

/**
 * RAG rating: one call gives three anchored ratings from 1 to 10 (context relevance, answer similarity, faithfulness)
 * and says whether anything is invented, as the RAG benchmark does. The score is (rating − 1) / 9 of the rating chosen,
 * by default the weighted mean 0.3, 0.4, 0.3; the raw ratings are in the metadata, for `ragComposite`.
 *
 * A rating outside 1 to 10 is an `error`, never clamped. Faithfulness from 9 beside a hallucination, or up to 2 without
 * one, is flagged `isInconsistent`. No threshold, so `passed` is null. Labels: `grounded`, `hallucination`,
 * `no_content`, `blank`.
 *
 * @see `faithfulness`, `hallucination`, `context-relevance`, `answer-similarity`: one criterion a call
 * @example
 * const model = {
 *   id: "example:tens",
 *   chat: async () => ({
 *     text: '{"reasoning": "all there", "contextRelevance": 10, "answerSimilarity": 10, "faithfulness": 10, "hallucination": false}',
 *     finishReason: "stop", model: "m", usage: null,
 *   }),
 * };
 * const evalCase = { input: "राजधानी?", output: "दिल्ली", expected: "दिल्ली", context: ["राजधानी दिल्ली है।"] };
 * (await ragRatingWith(model)(evalCase)).score; // => 1
 */
export const ragRating = judge.metric;

/** {@link ragRating} with a chat model as an object: anything that answers a conversation. */
export const ragRatingWith = judge.metricWith;

const chosen = (ratings: RatedReply, { rating }: RagRatingOptions): number =>
  rating === "weighted" ? weightedRating(ratings, ragWeights) : ratings[rating];

const contradicts = ({ faithfulness, hallucination }: RatedReply): boolean =>
  hallucination ? faithfulness >= 9 : faithfulness <= 2;

const INSTRUCTIONS = `You rate the output of a system that retrieves passages and answers from them. Three ratings from 1 to 10, and one yes-or-no question.

contextRelevance, how relevant the context is to the question. 9-10: it answers it directly; 7-8: highly relevant; 5-6: somewhat; 3-4: partly; 1-2: not relevant.
answerSimilarity, how much the generated answer is like the expected one. 9-10: nearly identical; 7-8: most key points; 5-6: some key points; 3-4: partly right; 1-2: completely different.
faithfulness, how far the generated answer rests on the context. 9-10: entirely; 7-8: mostly; 5-6: partly; 3-4: some knowledge from outside; 1-2: mostly from outside.
hallucination: true where the generated answer holds information that is not in the context.

Language, script, digits and spelling variants do not count.`;

const FORM =
  'Reply with one JSON object and nothing else: {"reasoning": "why, in one to three sentences", "contextRelevance": 1 to 10, "answerSimilarity": 1 to 10, "faithfulness": 1 to 10, "hallucination": true or false}; whole numbers only.';

const CLOSING = "Rate this output. Reply with the JSON object alone.";
