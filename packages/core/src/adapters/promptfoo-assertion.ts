import { EvalError } from "../errors.js";
import type { EvalCase } from "../eval-case.js";
import type { MetricResult, Scored } from "../metric.js";
import type { AnyMetric } from "./any-metric.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { type Explanation, explanationOf } from "./explanation.js";
import { fieldAliases } from "./field-aliases.js";
import { scored } from "./measured.js";
import { type ConversionOptions, unitScorer } from "./unit-score.js";

/** The part of promptfoo's `AssertionValueFunctionContext` that is read. */
export interface PromptfooContext {
  readonly prompt?: string | undefined;
  readonly vars: Readonly<Record<string, unknown>>;
  readonly config?: Readonly<Record<string, unknown>> | undefined;
}

/** `GradingResult` of promptfoo; all of `pass`, `score` and `reason` are always there, as its check demands. */
export interface PromptfooGradingResult {
  pass: boolean;
  score: number;
  reason: string;
  metadata: Explanation & { graderError?: true };
}

export interface PromptfooAssertionOptions extends ConversionOptions {
  /** The score, after conversion, from which a case passes; without it the metric's own verdict counts. */
  readonly threshold?: number;
  /**
   * What an unscored case and an error do. `fail` (default) gives `pass: false` with `metadata.graderError`, which
   * promptfoo's model-graded assertions never turn round; its `javascript` type does not look at it, so choose
   * `throw` for an assertion of type `not-javascript`.
   */
  readonly unmeasured?: "fail" | "throw";
  /** Makes the case, instead of the translation described at {@link promptfooAssertion}. */
  readonly toCase?: (output: unknown, context: PromptfooContext) => EvalCase;
}

/**
 * A metric as a function for promptfoo's assertion type `javascript`. Export it from a module of your own and name
 * that module as `value: file://…`.
 *
 * The fields of the case are the test's `vars` and the assertion's `config`, which wins, under any name that
 * {@link evalCaseFrom} knows; the output is promptfoo's, whatever the variables are called; `input` is the whole
 * prompt where no variable has that meaning. promptfoo hands a JSON output over as an object: it becomes JSON text.
 *
 * `threshold` of the assertion is not applied by promptfoo to a function of this kind: give it here. A metric on
 * another scale than 0 to 1, higher is better, is refused unless `convert` says what to do, since promptfoo takes
 * weighted means of scores.
 *
 * @see promptfoo 0.123, src/types/index.ts and src/assertions/javascript.ts
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const assertion = promptfooAssertion(exactMatch());
 * (await assertion("दिल्ली", { vars: { expected: "दिल्ली" } })).pass; // => true
 * (await assertion("दिल्ली", { vars: {} })).metadata.graderError; // => true
 */
export function promptfooAssertion(
  metric: AnyMetric,
  { convert, threshold, unmeasured = "fail", toCase = promptfooCase }: PromptfooAssertionOptions = {},
): (output: unknown, context: PromptfooContext) => Promise<PromptfooGradingResult> {
  const toScore = unitScorer("promptfoo", metric.info, convert);
  return async (output, context) => {
    const given = await metric(toCase(output, context));
    if (given.status !== "scored" && unmeasured === "fail") return graderFailure(given);
    const result = scored(given);
    const score = toScore(result);
    const pass = threshold === undefined ? verdictOf(result) : score >= threshold;
    return { pass, score, reason: result.reason, metadata: explanationOf(result) };
  };
}

function promptfooCase(output: unknown, { prompt, vars, config }: PromptfooContext): EvalCase {
  const isInput = (name: string) => fieldAliases.input.some((alias) => alias === name);
  const isOutput = (name: string) => fieldAliases.output.some((alias) => alias === name);
  const given = Object.entries({ ...vars, ...config }).filter(([name]) => !isOutput(name));
  const input = given.some(([name]) => isInput(name)) ? {} : { input: prompt };
  return evalCaseFrom({ ...Object.fromEntries(given), ...input, output });
}

function verdictOf({ name, passed }: Scored<unknown>): boolean {
  if (passed !== null) return passed;
  throw new EvalError("invalid-option", `promptfoo needs a verdict, and ${name} has no threshold; give one here`);
}

function graderFailure(result: MetricResult<unknown>): PromptfooGradingResult {
  const metadata = { ...explanationOf(result), graderError: true as const };
  return { pass: false, score: 0, reason: result.reason, metadata };
}
