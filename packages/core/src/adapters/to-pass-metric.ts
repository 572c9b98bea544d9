import { EvalError, show } from "../errors.js";
import type { EvalCase } from "../eval-case.js";
import type { MetricResult, Scored } from "../metric.js";
import type { AnyMetric } from "./any-metric.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { scored } from "./measured.js";

/** What a matcher of Vitest and Jest returns. */
export interface MatcherResult {
  pass: boolean;
  message: () => string;
  /** Only where the case has an expected answer, since runners show a difference of the two. */
  actual?: unknown;
  expected?: unknown;
}

/** On the metric's own scale; both ends count as inside. */
export interface ScoreBounds {
  readonly minScore?: number;
  readonly maxScore?: number;
}

/**
 * A matcher: `expect.extend({ toPassMetric })`, then
 * `expect(answer).toPassMetric(wordOverlap(), { expected: "नई दिल्ली" })`.
 *
 * What is expected to pass is the output; `fields` are the rest of the case, read by {@link evalCaseFrom}. A case
 * passes by the metric's own verdict, or by `bounds` where they are given: `{ minScore: 0.8 }`, or `{ maxScore: 0.1 }`
 * for an error rate. With a synchronous metric the matcher is synchronous; with any other it must be awaited.
 *
 * Unscored cases and errors are thrown, so that `.not.toPassMetric` does not take them for a pass.
 *
 * @see Vitest 4, `expect.extend`; Jest asks for the same shape
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * toPassMetric("दिल्ली", exactMatch(), { expected: "दिल्ली" }).pass; // => true
 * toPassMetric("मुंबई", exactMatch(), { expected: "दिल्ली" }).pass; // => false
 */
export function toPassMetric(
  received: unknown,
  metric: AnyMetric,
  fields: object = {},
  bounds: ScoreBounds = {},
): MatcherResult | Promise<MatcherResult> {
  const evalCase = evalCaseFrom({ ...fields, output: received });
  const settle = (result: MetricResult<unknown>) => matcherResult(scored(result), evalCase, bounds);
  const result = metric(evalCase);
  return result instanceof Promise ? result.then(settle) : settle(result);
}

function matcherResult(result: Scored<unknown>, { output, expected }: EvalCase, bounds: ScoreBounds): MatcherResult {
  const { name, score, label, reason } = result;
  return {
    pass: verdictOf(result, bounds),
    message: () => `${name} scored ${score}${boundsText(bounds)}, ${label}: ${reason}`,
    ...(expected !== undefined && { actual: output, expected }),
  };
}

function verdictOf({ name, score, passed }: Scored<unknown>, { minScore, maxScore }: ScoreBounds): boolean {
  if (minScore !== undefined || maxScore !== undefined) {
    return (minScore === undefined || score >= minScore) && (maxScore === undefined || score <= maxScore);
  }
  if (passed !== null) return passed;
  throw new EvalError("invalid-option", `${name} has no threshold, so toPassMetric needs minScore or maxScore`);
}

const boundsText = (bounds: ScoreBounds): string => (Object.keys(bounds).length === 0 ? "" : ` (${show(bounds)})`);
