import type { MetricResult } from "../metric.js";

/** An event of OpenTelemetry's logs, ready for `logger.emit`. */
export interface EvaluationEvent {
  readonly name: "gen_ai.evaluation.result";
  readonly attributes: Readonly<Record<string, string | number>>;
}

export interface EvaluationEventOptions {
  /** Id of the response that was evaluated, where the event is not a child of its span. */
  readonly responseId?: string;
}

/**
 * A result as the event `gen_ai.evaluation.result` of OpenTelemetry's conventions for generative AI: name, score,
 * label and explanation. The score goes out as it is.
 *
 * Unscored gives the label `unscored` and no value; an error gives `error.type` (the result's label), and neither
 * label nor value. Only names and values: emitting it is the caller's.
 *
 * @see OpenTelemetry semantic conventions for generative AI, events (incubating)
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const { attributes } = evaluationEvent(exactMatch()({ output: "दिल्ली", expected: "दिल्ली" }));
 * attributes["gen_ai.evaluation.name"]; // => "exact-match"
 * attributes["gen_ai.evaluation.score.value"]; // => 1
 */
export function evaluationEvent(
  result: MetricResult<unknown>,
  { responseId }: EvaluationEventOptions = {},
): EvaluationEvent {
  return {
    name: "gen_ai.evaluation.result",
    attributes: {
      "gen_ai.evaluation.name": result.name,
      ...outcomeAttributes(result),
      "gen_ai.evaluation.explanation": result.reason,
      ...(responseId !== undefined && { "gen_ai.response.id": responseId }),
    },
  };
}

function outcomeAttributes(result: MetricResult<unknown>): Record<string, string | number> {
  switch (result.status) {
    case "scored":
      return { "gen_ai.evaluation.score.value": result.score, "gen_ai.evaluation.score.label": result.label };
    case "unscored":
      return { "gen_ai.evaluation.score.label": "unscored" };
    case "error":
      return { "error.type": result.label };
  }
}
