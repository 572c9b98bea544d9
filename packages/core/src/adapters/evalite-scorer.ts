import type { AnyMetric } from "./any-metric.js";
import type { CaseOptions } from "./case-options.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { type Explanation, explanationOf } from "./explanation.js";
import { measured, scored } from "./measured.js";
import { named } from "./named.js";
import { type ConversionOptions, unitScorer } from "./unit-score.js";

/** `Evalite.Score`. */
export interface EvaliteScore {
  name: string;
  score: number | null;
  description: string;
  metadata: Explanation;
}

export interface EvaliteScorerOptions<Args extends object> extends ConversionOptions, CaseOptions<Args> {
  /**
   * `throw` (default) makes the case fail with the reason. `null` keeps the other scorers of the case, and evalite
   * counts it as 0 in every average.
   */
  readonly unscored?: "throw" | "null";
}

/**
 * A metric as a scorer for `evalite(name, { scorers })`, not for `createScorer`, which would rename it.
 *
 * Evalite has no place for "not measured": a null score is stored as 0. So an unscored case is thrown with its
 * reason, as an error is, and evalite marks the case as failed. A metric on another scale than 0 to 1, higher is
 * better, is refused unless `convert` says what to do. Arguments are read by {@link evalCaseFrom}.
 *
 * @see evalite 0.19.0, types.ts
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const scorer = evaliteScorer(exactMatch(), { unscored: "null" });
 * (await scorer({ input: "राजधानी?", output: "दिल्ली", expected: "दिल्ली" })).score; // => 1
 * (await scorer({ input: "राजधानी?", output: "दिल्ली" })).score; // => null
 */
export function evaliteScorer<Args extends object = object>(
  metric: AnyMetric,
  { convert, toCase = evalCaseFrom, unscored = "throw" }: EvaliteScorerOptions<Args> = {},
): (args: NoInfer<Args>) => Promise<EvaliteScore> {
  const { name, summary } = metric.info;
  const toScore = unitScorer("evalite", metric.info, convert);
  const score = async (args: Args): Promise<EvaliteScore> => {
    const given = await metric(toCase(args));
    const result = unscored === "null" ? measured(given) : scored(given);
    return {
      name,
      score: result.status === "scored" ? toScore(result) : null,
      description: summary,
      metadata: explanationOf(result),
    };
  };
  return named(score, name);
}
