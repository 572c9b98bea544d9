import type { AnyMetric } from "./any-metric.js";
import type { CaseOptions } from "./case-options.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { type Explanation, explanationOf } from "./explanation.js";
import { measured } from "./measured.js";
import { named } from "./named.js";

/** `Evaluation` of Langfuse. */
export interface LangfuseEvaluation {
  name: string;
  value: number;
  comment: string;
  metadata: Explanation;
  dataType: "NUMERIC";
}

/**
 * A metric as an evaluator for Langfuse's `experiment.run({ evaluators })`.
 *
 * Unscored gives no evaluation at all, an error is thrown, which Langfuse logs: its own adapter for autoevals turns
 * a missing score into 0. Scores go out as they are, lower-is-better ones too: Langfuse assumes neither a scale nor
 * a direction. Arguments are read by {@link evalCaseFrom}.
 *
 * @see @langfuse/client 5.11.1, experiment/types.ts
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const evaluate = langfuseEvaluator(exactMatch());
 * (await evaluate({ input: "राजधानी?", output: "दिल्ली", expectedOutput: "दिल्ली" }))[0].value; // => 1
 * await evaluate({ input: "राजधानी?", output: "दिल्ली" }); // => []
 */
export function langfuseEvaluator<Args extends object = object>(
  metric: AnyMetric,
  { toCase = evalCaseFrom }: CaseOptions<Args> = {},
): (args: NoInfer<Args>) => Promise<LangfuseEvaluation[]> {
  const { name } = metric.info;
  const evaluate = async (args: Args): Promise<LangfuseEvaluation[]> => {
    const result = measured(await metric(toCase(args)));
    if (result.status === "unscored") return [];
    const { score, reason } = result;
    return [{ name, value: score, comment: reason, metadata: explanationOf(result), dataType: "NUMERIC" }];
  };
  return named(evaluate, name);
}
