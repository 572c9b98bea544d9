import type { Signal } from "../call-context.js";
import type { AnyMetric } from "./any-metric.js";
import type { CaseOptions } from "./case-options.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { type Explanation, explanationOf } from "./explanation.js";
import { measured } from "./measured.js";
import { type ConversionOptions, unitScorer } from "./unit-score.js";

/** `JudgeResult` of vitest-evals. */
export interface VitestEvalsJudgeResult {
  score: number | null;
  metadata: Explanation;
}

/** `Judge` of vitest-evals. */
export interface VitestEvalsJudge<Args extends object> {
  name: string;
  assess(context: Args): Promise<VitestEvalsJudgeResult>;
}

/**
 * A metric as a judge of vitest-evals, for `describeEval({ judges })` and
 * `expect(result).toSatisfyJudge(judge, { expected: "…" })`. Its abort signal reaches the metric.
 *
 * Unscored gives `score: null`, which vitest-evals records with its rationale but takes for 0 against a threshold
 * and in its average; an error is thrown. A metric on another scale than 0 to 1, higher is better, is refused
 * unless `convert` says what to do. The context is read by {@link evalCaseFrom}; what an assertion adds to it is
 * named in the type: `vitestEvalsJudge<JudgeContext<string, string> & { expected?: string }>(metric)`.
 *
 * @see vitest-evals 0.16.1, judges/types.ts
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const judge = vitestEvalsJudge(exactMatch());
 * (await judge.assess({ input: "राजधानी?", output: "दिल्ली", expected: "दिल्ली" })).score; // => 1
 */
export function vitestEvalsJudge<Args extends object = object>(
  metric: AnyMetric,
  { convert, toCase = evalCaseFrom }: ConversionOptions & CaseOptions<Args> = {},
): VitestEvalsJudge<NoInfer<Args>> {
  const toScore = unitScorer("vitest-evals", metric.info, convert);
  return {
    name: metric.info.name,
    async assess(context) {
      const { signal } = context as { readonly signal?: Signal };
      const result = measured(await metric(toCase(context), signal === undefined ? {} : { signal }));
      return { score: result.status === "scored" ? toScore(result) : null, metadata: explanationOf(result) };
    },
  };
}
