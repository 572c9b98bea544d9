import type { EvalCase } from "../eval-case.js";
import type { AnyMetric } from "./any-metric.js";
import type { CaseOptions } from "./case-options.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { type Explanation, explanationOf } from "./explanation.js";
import { measured } from "./measured.js";
import { named } from "./named.js";
import { inputEntry, recordEntry } from "./record-entry.js";

/** What callers of openevals' evaluators pass: camelCase in JavaScript, `reference_outputs` in its types. */
export interface OpenevalsArgs {
  readonly inputs?: unknown;
  readonly outputs: unknown;
  readonly referenceOutputs?: unknown;
  readonly reference_outputs?: unknown;
  readonly [field: string]: unknown;
}

/** `EvaluatorResult` of openevals. */
export interface OpenevalsResult {
  key: string;
  score: number;
  comment: string;
  metadata: Explanation;
}

/**
 * A metric as an evaluator in the manner of openevals' `exactMatch` and `levenshteinDistance`.
 *
 * Records with one entry are read as its value, as {@link langsmithEvaluator} describes; all other fields of a
 * case, such as `context`, are read under any name that {@link evalCaseFrom} knows. Scores go out as they are.
 *
 * A result of openevals must have a score, so an unscored case gives an empty list; an error is thrown.
 *
 * @see openevals 0.2.2, types.ts
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const evaluate = openevalsEvaluator(exactMatch());
 * (await evaluate({ outputs: "दिल्ली", referenceOutputs: "दिल्ली" })).score; // => 1
 * await evaluate({ outputs: "दिल्ली" }); // => []
 */
export function openevalsEvaluator(
  metric: AnyMetric,
  { toCase = openevalsCase }: CaseOptions<OpenevalsArgs> = {},
): (args: OpenevalsArgs) => Promise<OpenevalsResult | OpenevalsResult[]> {
  const { name } = metric.info;
  const evaluate = async (args: OpenevalsArgs): Promise<OpenevalsResult | OpenevalsResult[]> => {
    const result = measured(await metric(toCase(args)));
    if (result.status === "unscored") return [];
    return { key: name, score: result.score, comment: result.reason, metadata: explanationOf(result) };
  };
  return named(evaluate, name);
}

function openevalsCase(args: OpenevalsArgs): EvalCase {
  const { inputs, outputs, referenceOutputs, reference_outputs, ...fields } = args;
  return evalCaseFrom({
    ...fields,
    input: inputEntry(inputs),
    output: recordEntry(outputs, "outputs"),
    referenceOutputs: recordEntry(referenceOutputs, "referenceOutputs"),
    reference_outputs: recordEntry(reference_outputs, "reference_outputs"),
  });
}
