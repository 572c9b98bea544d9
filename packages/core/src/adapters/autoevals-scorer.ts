import type { AnyMetric } from "./any-metric.js";
import type { CaseOptions } from "./case-options.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { type Explanation, explanationOf } from "./explanation.js";
import { measured } from "./measured.js";
import { named } from "./named.js";
import { type ConversionOptions, unitScorer } from "./unit-score.js";

/** `Score` of autoevals. */
export interface AutoevalsScore {
  name: string;
  /** Null is autoevals' word for "skipped". */
  score: number | null;
  metadata: Explanation;
}

/** `ScorerWithPartial` of autoevals: a function, with `partial` to fix some of its arguments. */
export interface AutoevalsScorer<Args extends object> {
  (args: Args): Promise<AutoevalsScore>;
  partial(fixed: object): (args: Args) => Promise<AutoevalsScore>;
}

/**
 * A metric as a scorer of autoevals, which Braintrust's `Eval` takes as it is.
 *
 * Arguments are read by {@link evalCaseFrom}, so `scorer.partial({ language: "hi" })` fixes any field of a case.
 * Unscored gives `score: null`, an error is thrown: Braintrust records both beside the mean, not in it. A metric
 * on another scale than 0 to 1, higher is better, is refused unless `convert` says what to do.
 *
 * @see autoevals 0.3.0, js/score.ts and js/partial.ts
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const scorer = autoevalsScorer(exactMatch());
 * (await scorer({ output: "दिल्ली", expected: "दिल्ली" })).score; // => 1
 * (await scorer({ output: "दिल्ली" })).score; // => null
 */
export function autoevalsScorer<Args extends object = object>(
  metric: AnyMetric,
  { convert, toCase = evalCaseFrom }: ConversionOptions & CaseOptions<Args> = {},
): AutoevalsScorer<NoInfer<Args>> {
  const { name } = metric.info;
  const toScore = unitScorer("autoevals", metric.info, convert);
  const score = async (args: Args): Promise<AutoevalsScore> => {
    const result = measured(await metric(toCase(args)));
    return {
      name,
      score: result.status === "scored" ? toScore(result) : null,
      metadata: explanationOf(result),
    };
  };
  const partial = (fixed: object) => named((args: Args) => score({ ...fixed, ...args }), name);
  return Object.assign(named(score, name), { partial });
}
