import {
  autoevalsScorer,
  type EvalTaskMeta,
  evalCaseFrom,
  evaliteScorer,
  evaluationEvent,
  langfuseEvaluator,
  langsmithEvaluator,
  metricFromScorer,
  openevalsEvaluator,
  type PromptfooContext,
  phoenixEvaluator,
  promptfooAssertion,
  toPassMetric,
  vitestEvalsJudge,
} from "@eval/core/adapters";
import type { Evaluator as LangfuseEvaluator } from "@langfuse/client";
import type { Attributes } from "@opentelemetry/api";
import { ClosedQA, JSONDiff, Levenshtein, type Scorer, type ScorerWithPartial } from "autoevals";
import { evalite } from "evalite";
import type { Evalite } from "evalite/types";
import type { EvaluationResult, EvaluatorT } from "langsmith/evaluation";
import { expect, type TaskMeta } from "vitest";
import type { Judge, JudgeContext } from "vitest-evals";
import type { ScoreFn } from "vitest-evals/legacy";
import { sharedWords, unreachable } from "../../packages/core/test/sample-metrics.js";

/*
 * Assignments that must compile: every adapted metric, synchronous or not, to the type that its tool asks for.
 * Lines that must not compile carry `@ts-expect-error`, so that a type that accepts everything is noticed.
 */

const sync = sharedWords();
const async = unreachable();

// autoevals 0.3.0
autoevalsScorer(sync) satisfies ScorerWithPartial<string, object>;
autoevalsScorer(async) satisfies Scorer<string, { input: string; language?: string }>;
autoevalsScorer(sync) satisfies ScoreFn;
JSONDiff({ output: {}, expected: {}, stringScorer: autoevalsScorer(sync) });
// @ts-expect-error: a judge of vitest-evals is no scorer
JSONDiff({ output: {}, expected: {}, stringScorer: vitestEvalsJudge(sync) });

// autoevals 0.3.0, the other way
const definition = {
  package: "eval-metric-autoevals",
  version: 1,
  summary: "A scorer of autoevals.",
  source: "https://github.com/braintrustdata/autoevals",
} as const;
metricFromScorer({ ...definition, name: "levenshtein", needs: ["output", "expected"], scorer: Levenshtein });
metricFromScorer({
  ...definition,
  name: "closed-qa",
  needs: ["input", "output"],
  scorer: ({ input, output }) => ClosedQA({ input, output, criteria: "Names a city." }),
});
// @ts-expect-error: a factory of metrics is no scorer
metricFromScorer({ ...definition, name: "wrong", needs: ["output"], scorer: sharedWords });

// evalite 0.19.0
evaliteScorer(sync) satisfies Evalite.Scorer<string, string, string>;
() =>
  evalite("cities", {
    data: [{ input: "राजधानी?", expected: "दिल्ली" }],
    task: (input: string) => input,
    scorers: [evaliteScorer(sync), autoevalsScorer(async)],
  });

// vitest-evals 0.16.1
vitestEvalsJudge(sync) satisfies Judge<JudgeContext<string, string>>;
vitestEvalsJudge(async) satisfies Judge;
({}) as EvalTaskMeta satisfies TaskMeta;
// @ts-expect-error: the average is a number
({ eval: { scores: [], avgScore: null } }) satisfies TaskMeta;

// langsmith 0.12.0
langsmithEvaluator(sync) satisfies EvaluatorT;
langsmithEvaluator(async, {
  toCase: ({ outputs }) => evalCaseFrom({ output: outputs?.["answer"] }),
}) satisfies EvaluatorT;
(async () => (await langsmithEvaluator(sync)({})) satisfies EvaluationResult)();
// @ts-expect-error: LangSmith hands over records
langsmithEvaluator(sync, { toCase: ({ outputs }: { outputs: string }) => ({ output: outputs }) });

// @langfuse/client 5.11.1
langfuseEvaluator(sync) satisfies LangfuseEvaluator;
langfuseEvaluator(async) satisfies LangfuseEvaluator<{ question: string }, string>;

// @opentelemetry/api 1.9.1
evaluationEvent(sync({})).attributes satisfies Attributes;

// Vitest 4.1.12
expect.extend({ toPassMetric });

/*
 * Tools too heavy to install for their types: what is asked of an evaluator, restated.
 * braintrust 3.35.0 (100 MB), openevals 0.2.2 (81 MB), @arizeai/phoenix-client 6.14.2 (177 MB), promptfoo 0.123.1.
 */
interface BraintrustArgs {
  input: string;
  output: string;
  expected: string;
  metadata: { Domain: string };
  tags?: string[];
  trace?: { getSpans(): Promise<unknown[]> };
}
type BraintrustScore = { name?: string; score: number | null; metadata?: Record<string, unknown> };
autoevalsScorer(sync) satisfies (args: BraintrustArgs) => Promise<BraintrustScore>;

type OpenevalsResult = { key: string; score: number | boolean; comment?: string; metadata?: Record<string, unknown> };
type SimpleEvaluator = (args: {
  inputs?: unknown;
  outputs: unknown;
  reference_outputs?: unknown;
  [key: string]: unknown;
}) => Promise<OpenevalsResult | OpenevalsResult[]>;
openevalsEvaluator(sync) satisfies SimpleEvaluator;

interface PhoenixEvaluator {
  name: string;
  kind: "LLM" | "CODE" | "HUMAN";
  evaluate(args: {
    input: Record<string, unknown>;
    output: string | boolean | number | object | null;
    expected?: Record<string, unknown> | null;
    metadata?: Record<string, unknown> | null;
    traceId?: string | null;
  }): Promise<{
    score?: number | null;
    label?: string | null;
    metadata?: Record<string, unknown>;
    explanation?: string | null;
  }>;
}
phoenixEvaluator(sync) satisfies PhoenixEvaluator;

interface AssertionContext extends PromptfooContext {
  vars: Record<string, string | object | string[]>;
  logProbs: number[] | undefined;
  provider: object | undefined;
}
type AssertionFunction = (
  output: string,
  context: AssertionContext,
) => Promise<{
  pass: boolean;
  score: number;
  reason: string;
  metadata?: { graderError?: true; [key: string]: unknown };
}>;
promptfooAssertion(sync) satisfies AssertionFunction;
