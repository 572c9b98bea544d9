export type { CallContext, Signal } from "./call-context.js";
export type { ChatModel, ChatReply, ChatRequest, Usage } from "./chat-model.js";
export type { BackendPorts, ChatModelBackend, OpenChatModel } from "./chat-model-backend.js";
export type { CaseReading, CommandCall, CommandOption, EvalCommand } from "./command.js";
export { defineMetric } from "./define-metric.js";
export { type EmptyExpected, emptyExpectedChoices, hasOnlyBlankExpected } from "./empty-expected.js";
export type { Encoder, EncoderRole } from "./encoder.js";
export type { EncoderBackend, OpenEncoder } from "./encoder-backend.js";
export { EvalError, type EvalErrorCode, show } from "./errors.js";
export {
  type CaseField,
  type CaseWith,
  type Choice,
  type EvalCase,
  expectedAnswers,
  type Message,
  type Needs,
} from "./eval-case.js";
export { type AsJson, isJson, type Json, type JsonRecord, MAX_JSON_DEPTH } from "./json.js";
export {
  type AsyncMetric,
  type CorpusScore,
  type Failed,
  isMetricFactory,
  type Metric,
  type MetricFace,
  type MetricFactory,
  type MetricInfo,
  type MetricResult,
  type OpenMetric,
  type ScoreContext,
  type Scored,
  type SyncMetric,
  type Unscored,
} from "./metric.js";
export type { MetricDefinition, Outcome } from "./metric-definition.js";
export type { OptionRules } from "./options.js";
