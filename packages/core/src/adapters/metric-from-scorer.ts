import { defineMetric } from "../define-metric.js";
import { EvalError, show } from "../errors.js";
import type { CaseWith, EvalCase, Needs } from "../eval-case.js";
import { expectedAnswers } from "../eval-case.js";
import type { JsonRecord } from "../json.js";
import type { AsyncMetric, MetricFactory } from "../metric.js";
import { type ForeignScore, type ReadScore, readForeignScore } from "./foreign-score.js";

/** What a scorer is called with: a case that has one expected answer. */
export type ScorerCase<N extends Needs> = {
  readonly [F in keyof CaseWith<N>]: F extends "expected" ? Exclude<CaseWith<N>[F], readonly string[]> : CaseWith<N>[F];
};

/** The definition of a metric whose measuring is done by another tool's scorer. */
export interface ScorerDefinition<N extends Needs> {
  readonly package: string;
  readonly name: string;
  readonly version: number;
  readonly summary: string;
  readonly source: string;
  readonly needs: N;
  /** A scorer of autoevals, Braintrust or evalite as it is; for another tool, a function that calls it. */
  readonly scorer: (evalCase: ScorerCase<N>) => ForeignScore | Promise<ForeignScore>;
}

export type ScorerOptions = {
  /** The score from which a case passes; null leaves it without a verdict. */
  threshold: number | null;
};

/**
 * A metric factory out of a scorer of another tool: scores from 0 to 1, higher is better.
 *
 * Where a case has several accepted answers the scorer is called once for each and the best score counts. A null
 * score is `unscored` with label `skipped`; a boolean is its own verdict. The reason is the scorer's comment or
 * rationale, the label its choice where it makes one; of its metadata, what is plain JSON is kept. What it throws,
 * and a score outside 0 to 1, is an `error`, as in every metric; a blank output is not sent to it.
 *
 * @example
 * const length = metricFromScorer({
 *   package: "eval-metric-length",
 *   name: "length-ratio",
 *   version: 1,
 *   summary: "Length of the shorter of output and expected answer, as a share of the longer.",
 *   source: "https://example.com/length-ratio",
 *   needs: ["output", "expected"],
 *   scorer: ({ output, expected }) => ({ score: Math.min(output.length / expected.length, 1) }),
 * });
 * (await length()({ output: "ab", expected: ["abcd", "abc"] })).score; // => 0.6666666666666666
 * (await length({ threshold: 0.5 })({ output: "ab", expected: "abcd" })).passed; // => true
 */
export function metricFromScorer<const N extends Needs>({
  scorer,
  ...definition
}: ScorerDefinition<N>): MetricFactory<ScorerOptions, AsyncMetric<ScorerOptions, JsonRecord>> {
  const { name } = definition;
  const defaults: ScorerOptions = { threshold: null };
  const scoreOne = async (evalCase: EvalCase) =>
    // The needs were met before this is called, and `expected` is one answer by now.
    readForeignScore(name, await scorer(evalCase as ScorerCase<N>));
  return defineMetric({
    ...definition,
    range: [0, 1],
    higherIsBetter: true,
    defaults,
    async: true,
    create: ({ threshold }) => {
      checkThreshold(name, threshold);
      return async (evalCase: EvalCase) =>
        outcomeOf(name, best(await Promise.all(oneAnswerEach(evalCase).map(scoreOne))), threshold);
    },
  });
}

function checkThreshold(name: string, threshold: unknown): void {
  if (threshold === null || (typeof threshold === "number" && threshold >= 0 && threshold <= 1)) return;
  throw new EvalError("invalid-option", `threshold of ${name} must be from 0 to 1 or null, got ${show(threshold)}`);
}

function oneAnswerEach(evalCase: EvalCase): EvalCase[] {
  const answers = expectedAnswers(evalCase);
  return answers.length === 0 ? [evalCase] : answers.map((expected) => ({ ...evalCase, expected }));
}

/** The highest score; the first of those that are equal. Skipped ones count only where there is nothing else. */
function best(scores: readonly ReadScore[]): ReadScore {
  return scores.reduce((top, next) =>
    next.score !== null && (top.score === null || next.score > top.score) ? next : top,
  );
}

function outcomeOf(name: string, read: ReadScore, threshold: number | null) {
  const { score, rationale, choice, metadata } = read;
  if (score === null) {
    return { score, label: "skipped", reason: rationale ?? `${name} skipped this case`, metadata };
  }
  const passed = threshold === null ? read.verdict : score >= threshold;
  const verdict = passed === null ? "scored" : passed ? "passed" : "failed";
  return { score, passed, label: choice ?? verdict, reason: rationale ?? `${name} gave ${score}`, metadata };
}
