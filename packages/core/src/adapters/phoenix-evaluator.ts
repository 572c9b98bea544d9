import type { EvalCase } from "../eval-case.js";
import type { AnyMetric } from "./any-metric.js";
import type { CaseOptions } from "./case-options.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { type Explanation, explanationOf } from "./explanation.js";
import { measured } from "./measured.js";
import { inputEntry, recordEntry } from "./record-entry.js";

/** What Phoenix gives an evaluator of an experiment. */
export interface PhoenixArgs {
  readonly input?: unknown;
  readonly output?: unknown;
  readonly expected?: unknown;
  readonly metadata?: unknown;
}

/** `EvaluationResult` of Phoenix. */
export interface PhoenixResult {
  /** Absent where nothing was measured. */
  score?: number;
  label: string;
  explanation: string;
  metadata: Explanation;
}

/** `Evaluator` of `@arizeai/phoenix-client` and `EvaluatorInterface` of `@arizeai/phoenix-evals`. */
export interface PhoenixEvaluator {
  name: string;
  kind: "CODE" | "LLM";
  optimizationDirection: "MAXIMIZE" | "MINIMIZE";
  evaluate(args: PhoenixArgs): Promise<PhoenixResult>;
}

export interface PhoenixEvaluatorOptions extends CaseOptions<PhoenixArgs> {
  /** `LLM` for a metric that asks a model; `CODE` by default. */
  readonly kind?: "CODE" | "LLM";
}

/**
 * A metric as an evaluator for Phoenix's `runExperiment({ evaluators })`.
 *
 * Phoenix keeps input and expected output in records: one with a single entry is read as its value, as
 * {@link langsmithEvaluator} describes. Scores go out as they are, and `optimizationDirection` says which end is
 * good. Unscored gives the label `unscored` and no score; an error is thrown.
 *
 * @see @arizeai/phoenix-client 6.14.2, types/experiments.ts
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const evaluator = phoenixEvaluator(exactMatch());
 * (await evaluator.evaluate({ output: "दिल्ली", expected: { answer: "दिल्ली" } })).score; // => 1
 * (await evaluator.evaluate({ output: "दिल्ली" })).label; // => "unscored"
 */
export function phoenixEvaluator(
  metric: AnyMetric,
  { kind = "CODE", toCase = phoenixCase }: PhoenixEvaluatorOptions = {},
): PhoenixEvaluator {
  return {
    name: metric.info.name,
    kind,
    optimizationDirection: metric.info.higherIsBetter ? "MAXIMIZE" : "MINIMIZE",
    async evaluate(args) {
      const result = measured(await metric(toCase(args)));
      const { reason: explanation } = result;
      const metadata = explanationOf(result);
      if (result.status === "unscored") return { label: "unscored", explanation, metadata };
      return { score: result.score, label: result.label, explanation, metadata };
    },
  };
}

function phoenixCase({ input, output, expected, metadata }: PhoenixArgs): EvalCase {
  return evalCaseFrom({
    input: inputEntry(input),
    output: recordEntry(output, "output"),
    expected: recordEntry(expected, "expected"),
    metadata,
  });
}
