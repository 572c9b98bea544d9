export type { AnyMetric } from "./any-metric.js";
export { type AutoevalsScore, type AutoevalsScorer, autoevalsScorer } from "./autoevals-scorer.js";
export type { CaseOptions } from "./case-options.js";
export { evalCaseFrom } from "./eval-case-from.js";
export { type EvalTaskMeta, type EvalTaskMetaOptions, evalTaskMeta } from "./eval-task-meta.js";
export { type EvaliteScore, type EvaliteScorerOptions, evaliteScorer } from "./evalite-scorer.js";
export { type EvaluationEvent, type EvaluationEventOptions, evaluationEvent } from "./evaluation-event.js";
export type { Explanation, PlainJson } from "./explanation.js";
export { fieldAliases } from "./field-aliases.js";
export type { ForeignScore } from "./foreign-score.js";
export { type LangfuseEvaluation, langfuseEvaluator } from "./langfuse-evaluator.js";
export { type LangsmithArgs, type LangsmithResult, langsmithEvaluator } from "./langsmith-evaluator.js";
export {
  metricFromScorer,
  type ScorerCase,
  type ScorerDefinition,
  type ScorerOptions,
} from "./metric-from-scorer.js";
export { type OpenevalsArgs, type OpenevalsResult, openevalsEvaluator } from "./openevals-evaluator.js";
export {
  type PhoenixArgs,
  type PhoenixEvaluator,
  type PhoenixEvaluatorOptions,
  type PhoenixResult,
  phoenixEvaluator,
} from "./phoenix-evaluator.js";
export {
  type PromptfooAssertionOptions,
  type PromptfooContext,
  type PromptfooGradingResult,
  promptfooAssertion,
} from "./promptfoo-assertion.js";
export { textFrom } from "./text-from.js";
export { type MatcherResult, type ScoreBounds, toPassMetric } from "./to-pass-metric.js";
export type { Conversion, ConversionOptions } from "./unit-score.js";
export { type VitestEvalsJudge, type VitestEvalsJudgeResult, vitestEvalsJudge } from "./vitest-evals-judge.js";
