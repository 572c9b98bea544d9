import { defineMetric, type EvalCase, type Outcome, show } from "@eval/core";
import { discountedGain, idealGain, type Rank } from "./retrieval/discounted-gain.js";
import { checkRank, missingList, rankingOf } from "./retrieval/ranking.js";

export interface NdcgOptions {
  /** Ranks that are looked at; null looks at all. */
  readonly k: number | null;
  /** `linear` takes a grade as its gain, `exponential` two to the grade minus one. */
  readonly gain: "linear" | "exponential";
  /** Key of `metadata` that holds a grade, 0 or more, for each id; null takes `relevantIds` with grade 1. */
  readonly grades: string | null;
  /** Key of `metadata` that holds the retriever's score of each id; documents of equal score share their ranks. */
  readonly scores: string | null;
}

export interface NdcgDetail {
  readonly dcg: number;
  readonly idealDcg: number;
}

const defaults: NdcgOptions = { k: null, gain: "linear", grades: null, scores: null };

/**
 * Normalised discounted cumulative gain: how much of the relevance there is stands how far up, against the best order.
 *
 * The gain of each rank is divided by log2(rank + 1); the best order takes all relevant documents, retrieved or not.
 * Ranks are those of `retrievedIds`, or of the scores named by `scores`, where documents of equal score count their
 * mean gain (scikit-learn). A document retrieved twice takes up two ranks and counts once. With grades of 0 and 1
 * both gains are the same; otherwise say which one was used, since the numbers differ.
 *
 * Score from 0 to 1; there is no verdict. Where nothing is relevant the best gain is 0 and the score undefined:
 * unscored (scikit-learn gives 0). Nothing retrieved scores 0.
 *
 * @see Järvelin and Kekäläinen, Cumulated gain-based evaluation of IR techniques, 2002
 * @example
 * ndcg()({ retrievedIds: ["x", "a"], relevantIds: ["a"] }).score; // => 0.6309297535714575
 * ndcg({ k: 1 })({ retrievedIds: ["x", "a"], relevantIds: ["a"] }).score; // => 0
 */
export const ndcg = defineMetric({
  package: "@eval/deterministic",
  name: "ndcg",
  version: 2,
  summary: "How far up the relevant documents stand, against the best order.",
  source: "Järvelin and Kekäläinen 2002; ties as in ndcg_score of scikit-learn 1.9.1",
  needs: [["relevantIds", "metadata"]],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Its height depends on how many documents are relevant: compare it between systems, not between questions.",
  passesAlone: "Relevant documents stand far up, though some may be missing.",
  defaults,
  choices: { gain: ["linear", "exponential"] },
  create({ k, gain, grades, scores }) {
    checkRank("ndcg", k);
    const gainOf = gain === "linear" ? (grade: number) => grade : (grade: number) => 2 ** grade - 1;
    return (evalCase): Outcome<NdcgDetail> => {
      const graded = grades === null ? gradesOfRelevant(evalCase) : numbersAt(evalCase, grades, 0);
      if ("label" in graded) return graded;
      const scored = scores === null ? null : numbersAt(evalCase, scores, Number.NEGATIVE_INFINITY);
      if (scored !== null && "label" in scored) return scored;
      const { ranks } = rankingOf(evalCase, null);
      const gained = ranks.map((id, index): Rank => {
        const score = scored === null ? -index : (scored.get(evalCase.retrievedIds?.[index] ?? "") ?? Number.NaN);
        return { gain: id === null ? 0 : gainOf(graded.get(id) ?? 0), score };
      });
      const withoutScore = gained.findIndex(({ score }) => Number.isNaN(score));
      if (withoutScore !== -1)
        return badNumbers(`metadata ${show(scores)} has no score of ${show(ranks[withoutScore])}`);
      const cut = k ?? Number.POSITIVE_INFINITY;
      return outcomeOf(discountedGain(gained, cut), idealGain([...graded.values()].map(gainOf), cut));
    };
  },
});

function outcomeOf(dcg: number, idealDcg: number): Outcome<NdcgDetail> {
  if (idealDcg === 0) return NOTHING_RELEVANT;
  const score = dcg / idealDcg;
  const label = score === 1 ? "ideal" : score > 0 ? "ranked" : "missing";
  const reason = `gain ${dcg.toFixed(3)} of ${idealDcg.toFixed(3)} in the best order`;
  return { score, passed: null, label, reason, metadata: { dcg, idealDcg } };
}

const NOTHING_RELEVANT = Object.freeze({
  score: null,
  label: "undefined",
  reason: "no document is relevant, so the best gain is 0",
});

type Unscored = Outcome<NdcgDetail> & { readonly score: null };

const badNumbers = (reason: string): Unscored => ({ score: null, label: "bad_numbers", reason });

function gradesOfRelevant(evalCase: EvalCase): ReadonlyMap<string, number> | Unscored {
  return missingList("ndcg", evalCase) ?? new Map(evalCase.relevantIds?.map((id) => [id, 1]));
}

/** The numbers, none below `least`, that an object of `metadata` gives for ids. */
function numbersAt(evalCase: EvalCase, key: string, least: number): ReadonlyMap<string, number> | Unscored {
  if (evalCase.retrievedIds == null) return badNumbers('ndcg needs "retrievedIds", which this case does not have');
  const value = evalCase.metadata?.[key];
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return badNumbers(`metadata ${show(key)} must be an object of id to number, got ${show(value)}`);
  }
  const numbers = new Map<string, number>();
  for (const [id, number] of Object.entries(value)) {
    if (typeof number !== "number" || number < least) {
      const kind = least === 0 ? "a number from 0 on" : "a number";
      return badNumbers(`metadata ${show(key)} must give ${show(id)} ${kind}, got ${show(number)}`);
    }
    numbers.set(id, number);
  }
  return numbers;
}
