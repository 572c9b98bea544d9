import { EvalError, show } from "../errors.js";
import type { MetricInfo, Scored } from "../metric.js";

/**
 * How a score is put on the scale that a tool demands: 0 to 1, where higher is better.
 *
 * - `passed`: 1 for a case that passed, 0 for one that did not; the metric needs a threshold.
 * - `rescale`: linear between the two ends of the metric's range, turned round where lower is better. A cosine of 0
 *   becomes 0.5, a hallucination rate of 0.2 becomes 0.8. Both ends must exist.
 * - a function of the metric's score, for ranges without an end: `(errorRate) => 1 / (1 + errorRate)`.
 */
export type Conversion = "passed" | "rescale" | ((score: number) => number);

/** What an adapter for a tool with a fixed scale does with a metric on another one. */
export interface ConversionOptions {
  /** Without it, a metric whose scores do not fit is refused. */
  readonly convert?: Conversion;
}

type ToUnitScore = (result: Scored<unknown>) => number;

/** The conversion for one metric and one tool. Throws where the metric's scale does not fit and none was chosen. */
export function unitScorer(tool: string, info: MetricInfo, convert: Conversion | undefined): ToUnitScore {
  if (convert === undefined) return asGiven(tool, info);
  if (convert === "passed") return verdictScore;
  if (convert === "rescale") return rescaled(info);
  if (typeof convert === "function") return ({ score }) => insideUnit(info, convert(score));
  throw new EvalError("invalid-option", `convert must be "passed", "rescale" or a function, got ${show(convert)}`);
}

function asGiven(tool: string, info: MetricInfo): ToUnitScore {
  const [min, max] = info.range;
  const fits = info.higherIsBetter && min !== null && min >= 0 && max !== null && max <= 1;
  if (fits) return ({ score }) => score;
  const direction = info.higherIsBetter ? "higher is better" : "lower is better";
  throw new EvalError(
    "unsupported-scale",
    `${tool} needs scores from 0 to 1 where higher is better, got ${info.name} with range ${show(info.range)} ` +
      `where ${direction}; choose a conversion with the option convert`,
  );
}

function verdictScore({ name, passed }: Scored<unknown>): number {
  if (passed === null) {
    throw new EvalError("invalid-option", `convert: "passed" needs a verdict, and ${name} has no threshold`);
  }
  return passed ? 1 : 0;
}

function rescaled({ name, range, higherIsBetter }: MetricInfo): ToUnitScore {
  const [min, max] = range;
  if (min === null || max === null) {
    throw new EvalError(
      "unsupported-scale",
      `convert: "rescale" needs a range with two ends, got ${show(range)} of ${name}; give a function`,
    );
  }
  return ({ score }) => (higherIsBetter ? score - min : max - score) / (max - min);
}

function insideUnit({ name }: MetricInfo, score: number): number {
  if (score >= 0 && score <= 1) return score;
  throw new EvalError(
    "score-out-of-range",
    `convert must give a number from 0 to 1 for a score of ${name}, got ${String(score)}`,
  );
}
