import { type JudgeStanding, judgeStanding } from "@eval/stats";
import { standingWords } from "../cards/standing-words.js";
import { counted } from "../numbers.js";
import { type Doubt, doubtIf } from "./doubt.js";
import type { RatingFacts } from "./rating-facts.js";

/** Whether labels of people bear the verdicts of a run out. */
export interface ComparisonWithPeople {
  readonly doubts: readonly Doubt[];
  /** What bears them out, in words; null where nothing does, and the rating cannot be the best. */
  readonly proof: string | null;
  /** Why there is no proof, where no doubt says it. */
  readonly lack: string | null;
}

/** By labels of this very run where they are a random sample, else by the card of the judge. */
export function comparedWithPeople(facts: RatingFacts): ComparisonWithPeople {
  const { labelled, judge, metric } = facts;
  if (labelled?.isRandom) {
    const found = ofLabels(judgeStanding(labelled.counts), metric);
    if (found.proof !== null || found.doubts.length > 0) return withModels(found, facts);
  }
  return withModels(judge === null ? withoutProof(facts) : ofCard(judge.standing, metric), facts);
}

function ofLabels(standing: JudgeStanding, metric: string): ComparisonWithPeople {
  const words = standingWords(standing);
  return {
    doubts: doubtIf(standing.level === "failed", 3, `labels of people contradict the verdicts of ${metric}: ${words}`),
    proof: standing.level === "validated" ? `labels of people bear the verdicts of ${metric} out: ${words}` : null,
    lack: null,
  };
}

function ofCard(standing: JudgeStanding | null, metric: string): ComparisonWithPeople {
  if (standing === null) {
    const reason = `the verdicts are those of a model, ${metric}, that nobody compared with people`;
    return { doubts: [{ points: 1, reason }], proof: null, lack: null };
  }
  const words = standingWords(standing);
  if (standing.level === "validated") {
    return { doubts: [], proof: `the judge card bears the verdicts of ${metric} out: ${words}`, lack: null };
  }
  const isFailed = standing.level === "failed";
  const reason = `the judge card ${isFailed ? "fails" : "does not validate"} ${metric}: ${words}; ${standing.reason}`;
  // A judge that is known to be bad is worse than one that nobody knows.
  return { doubts: [{ points: isFailed ? 3 : 1, reason }], proof: null, lack: null };
}

function withoutProof({ labelled, metric }: RatingFacts): ComparisonWithPeople {
  const lack =
    labelled === null
      ? `no verdict was compared with a label of a person, so nobody knows how often ${metric} is wrong`
      : labelled.isRandom
        ? `the labels of people do not settle how often ${metric} is wrong: ${standingWords(judgeStanding(labelled.counts))}`
        : `the ${counted(sizeOf(labelled.counts), "labelled case")} were picked, so nobody knows how often ${metric} is wrong`;
  return { doubts: [], proof: null, lack };
}

const sizeOf = (counts: object): number => Object.values(counts).reduce((sum: number, n: number) => sum + n, 0);

/** Labels of one model say nothing of another, unless the card knows it: then it is said all the same. */
function withModels(found: ComparisonWithPeople, { judge }: RatingFacts): ComparisonWithPeople {
  const doubts = (judge?.answeredBy ?? []).map(
    ({ asked, answered, isStub }): Doubt => ({
      points: isStub ? 3 : 1,
      reason: isStub
        ? `a stub made the verdicts up: ${asked} was asked${answered === asked ? "" : `, and ${answered} answered`}`
        : `another model than was asked gave the verdicts: ${answered}, and not ${asked}`,
    }),
  );
  return { ...found, doubts: [...found.doubts, ...doubts] };
}
