import { EvalError } from "../errors.js";
import type { MetricResult, Scored, Unscored } from "../metric.js";

/**
 * A result that is not an error; an error is thrown, since that is how other tools record one. The error thrown has
 * no `cause`: evalite 0.19 crashes when it prints one.
 */
export function measured(result: MetricResult<unknown>): Scored<unknown> | Unscored<unknown> {
  if (result.status !== "error") return result;
  const code = result.label.replaceAll("_", "-");
  throw new EvalError(code, `${result.name} failed: ${result.reason}`);
}

/** A result with a score, for tools that have no word for "not measured": all others are thrown. */
export function scored(result: MetricResult<unknown>): Scored<unknown> {
  const outcome = measured(result);
  if (outcome.status === "scored") return outcome;
  const { name, reason } = outcome;
  throw new EvalError("unscored", `${name} could not score this case: ${reason}`);
}
