import type { VitestEvalsJudgeResult } from "./vitest-evals-judge.js";

/** What vitest-evals' reporter, viewer and CI action read from a test's `meta`. */
export interface EvalTaskMeta {
  eval?: {
    scores: (VitestEvalsJudgeResult & { name: string })[];
    avgScore: number;
    output?: unknown;
    thresholdFailed?: boolean;
  };
}

export interface EvalTaskMetaOptions {
  /** What was judged, for the report. */
  readonly output?: unknown;
  /** The average from which the test counts as passed. */
  readonly threshold?: number;
}

/**
 * The scores of one test, in the shape in which vitest-evals keeps them: `Object.assign(task.meta, evalTaskMeta(…))`
 * shows them in its reporter without using its matchers.
 *
 * `avgScore` is the mean of what was measured: unlike vitest-evals' own, an unscored result is not a 0 in it. Where
 * nothing was measured there is no average, so the result is empty.
 *
 * @see vitest-evals 0.16.1, index.ts
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const judge = vitestEvalsJudge(exactMatch());
 * const right = { name: judge.name, ...(await judge.assess({ output: "दिल्ली", expected: "दिल्ली" })) };
 * const unscored = { name: judge.name, ...(await judge.assess({ output: "दिल्ली" })) };
 * evalTaskMeta([right, unscored]).eval.avgScore; // => 1
 * evalTaskMeta([unscored]); // => {}
 */
export function evalTaskMeta(
  scores: readonly (VitestEvalsJudgeResult & { name: string })[],
  { output, threshold }: EvalTaskMetaOptions = {},
): EvalTaskMeta {
  const measured = scores.flatMap(({ score }) => score ?? []);
  if (measured.length === 0) return {};
  const avgScore = measured.reduce((sum, score) => sum + score, 0) / measured.length;
  return {
    eval: {
      scores: [...scores],
      avgScore,
      ...(output !== undefined && { output }),
      ...(threshold !== undefined && { thresholdFailed: avgScore < threshold }),
    },
  };
}
