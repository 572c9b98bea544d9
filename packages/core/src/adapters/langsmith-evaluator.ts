import type { EvalCase } from "../eval-case.js";
import type { AnyMetric } from "./any-metric.js";
import type { CaseOptions } from "./case-options.js";
import { evalCaseFrom } from "./eval-case-from.js";
import { type Explanation, explanationOf } from "./explanation.js";
import { measured } from "./measured.js";
import { named } from "./named.js";
import { inputEntry, recordEntry } from "./record-entry.js";

type Fields = Readonly<Record<string, unknown>>;

/** What LangSmith's `evaluate()` gives an evaluator; of the run and the example only what is read. */
export interface LangsmithArgs {
  readonly inputs?: Fields;
  readonly outputs?: Fields;
  readonly referenceOutputs?: Fields;
  readonly example?: { readonly id?: string; readonly metadata?: Fields | undefined } | undefined;
  readonly run?: unknown;
}

/** `EvaluationResult` of LangSmith. */
export interface LangsmithResult {
  key: string;
  /** Absent where nothing was measured. */
  score?: number;
  comment: string;
  evaluatorInfo: Explanation;
}

/**
 * A metric as an evaluator for LangSmith's `evaluate(target, { evaluators })`.
 *
 * LangSmith keeps the parts of an example in records: `{ answer: "…" }` as `outputs` and as `referenceOutputs` is
 * read as that answer. A record with several entries is refused, since it does not say which is meant: choose with
 * `toCase: ({ outputs }) => evalCaseFrom({ output: outputs?.answer, expected: "दिल्ली" })`. Several `inputs` become
 * JSON text.
 *
 * Scores go out as they are, lower-is-better ones too: LangSmith assumes neither a scale nor a direction. Unscored
 * gives a result without `score`, with the reason as comment; an error is thrown, which LangSmith logs.
 *
 * @see langsmith 0.12.0, evaluation/evaluator.ts
 * @example
 * import { exactMatch } from "@eval/deterministic";
 * const evaluate = langsmithEvaluator(exactMatch());
 * (await evaluate({ outputs: { answer: "दिल्ली" }, referenceOutputs: { answer: "दिल्ली" } })).score; // => 1
 * "score" in (await evaluate({ outputs: { answer: "दिल्ली" } })); // => false
 */
export function langsmithEvaluator(
  metric: AnyMetric,
  { toCase = langsmithCase }: CaseOptions<LangsmithArgs> = {},
): (args: LangsmithArgs) => Promise<LangsmithResult> {
  const { name } = metric.info;
  const evaluate = async (args: LangsmithArgs): Promise<LangsmithResult> => {
    const result = measured(await metric(toCase(args)));
    return {
      key: name,
      ...(result.status === "scored" && { score: result.score }),
      comment: result.reason,
      evaluatorInfo: explanationOf(result),
    };
  };
  return named(evaluate, name);
}

function langsmithCase({ inputs, outputs, referenceOutputs, example }: LangsmithArgs): EvalCase {
  return evalCaseFrom({
    id: example?.id,
    input: inputEntry(inputs),
    output: recordEntry(outputs, "outputs"),
    expected: recordEntry(referenceOutputs, "referenceOutputs"),
    metadata: example?.metadata,
  });
}
