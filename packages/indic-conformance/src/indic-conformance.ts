import { judgeScore, scoreOf } from "./judge-score.js";
import { type ConformanceReport, type Judged, reportOf } from "./report.js";
import { type ConformanceVector, indicVectors } from "./vectors.js";

/** A scorer of autoevals, or anything that is called like one. It returns `{ score }` or the score, now or later. */
export type Scorer = (args: { input: string; output: string; expected: string }) => unknown;

export interface ConformanceOptions {
  /** The score from which the scorer says "the same". Default 1, as for a scorer of exact matches. */
  readonly threshold?: number;
  /** What the scorer gets as the question. Default: empty. */
  readonly input?: string;
  /** Other pairs than those of the suite, or some of them. */
  readonly vectors?: readonly ConformanceVector[];
}

/**
 * What a scorer says of pairs of texts whose relation is known: the same in other code points, digits or spacing, or
 * different by a vowel sign or a joiner. Pairs are scored one after the other.
 *
 * A pair that is the same must score `threshold` or more, one that is different less; of one that may be either, only a
 * score from 0 to 1, or null, is asked for. A null is no fault where texts differ. What is thrown, `NaN`, or a number
 * outside 0 to 1 counts as `unmeasured`. The suite looks at equality alone: it says nothing of paraphrase, and a graded
 * scorer may be good and fail it.
 *
 * Throws a `RangeError` for a threshold that is not above 0 and at most 1.
 *
 * @see autoevals 0.3.0, js/score.ts, for the form of a scorer
 * @example
 * const verbatim = await indicConformance(({ output, expected }) => ({ score: output === expected ? 1 : 0 }));
 * verbatim.categories.find(({ category }) => category === "normal-form"); // => { category: "normal-form", total: 46, conforming: 0, falseDifferences: 46, falseMatches: 0, declined: 0, unmeasured: 0 }
 * verbatim.deviations[0].outcome; // => "false-difference"
 */
export async function indicConformance(
  scorer: Scorer,
  { threshold = 1, input = "", vectors = indicVectors() }: ConformanceOptions = {},
): Promise<ConformanceReport> {
  if (!(threshold > 0 && threshold <= 1)) {
    throw new RangeError(`threshold must be above 0 and at most 1, got ${threshold}`);
  }
  const judged: Judged[] = [];
  for (const vector of vectors) {
    const score = await given(scorer, { input, output: vector.a, expected: vector.b });
    judged.push({ vector, score: shown(score), outcome: judgeScore(score, vector.verdict, threshold) });
  }
  return reportOf(judged, threshold);
}

/** The score, or the error instead of one. */
async function given(scorer: Scorer, args: Parameters<Scorer>[0]): Promise<unknown> {
  try {
    return scoreOf(await scorer(args));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const shown = (score: unknown): number | null | string =>
  score === null || Number.isFinite(score) ? (score as number | null) : String(score);
