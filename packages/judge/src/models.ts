import { type ChatBackend, sdkBackend } from "./models/backend.js";
import { defaultJudgeModel } from "./models/default-judge-model.js";

export type { ChatBackend } from "./models/backend.js";
export { defaultJudgeModel } from "./models/default-judge-model.js";
export type { ChatModelDescriptor, ReplyFormat } from "./models/descriptor.js";
export { replyProblem } from "./models/reply-problem.js";

/**
 * Chat models of Groq: `{ backend: "groq", model: "openai/gpt-oss-120b" }`. The key is taken from the variable
 * `GROQ_API_KEY`, or the one that `apiKeyEnv` names; other variables that groq-sdk reads (`GROQ_BASE_URL`,
 * `GROQ_CUSTOM_HEADERS`, `GROQ_LOG`) have no effect.
 *
 * @see https://console.groq.com/docs/api-reference, as of groq-sdk 1.6.0
 * @example
 * groq({ model: "openai/gpt-oss-120b" }, { env: { GROQ_API_KEY: "gsk_example" } }).id; // => "groq:openai/gpt-oss-120b"
 */
export const groq: ChatBackend = sdkBackend({
  name: "groq",
  isCompatible: false,
  defaults: {
    model: defaultJudgeModel.model,
    baseURL: "https://api.groq.com",
    apiKeyEnv: "GROQ_API_KEY",
    maxTokensField: "max_completion_tokens",
  },
});

/**
 * Chat models of any server with OpenAI's chat completions: Ollama, vLLM, LM Studio, Sarvam, OpenRouter. `baseURL`
 * ends in the version, as in `http://127.0.0.1:11434/v1`; `apiKeyEnv` names the variable that holds the key, without
 * which none is sent.
 *
 * @see https://platform.openai.com/docs/api-reference/chat
 * @example
 * openAICompatible({ model: "qwen3:8b", baseURL: "http://127.0.0.1:11434/v1" }).id; // => "openai-compatible:qwen3:8b"
 */
export const openAICompatible: ChatBackend = sdkBackend({
  name: "openai-compatible",
  isCompatible: true,
  defaults: {},
});

/** What `evals` finds: the backends of this package by the name that a descriptor calls them. */
export const backends: Readonly<Record<string, ChatBackend>> = { groq, "openai-compatible": openAICompatible };
