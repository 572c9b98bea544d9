import type { ChatModel } from "./chat-model.js";
import type { JsonRecord } from "./json.js";

/** What the host gives to a backend, which has no Node of its own. */
export interface BackendPorts {
  /** Where keys are looked up by name. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Makes a chat model from a descriptor, which is plain JSON: `{ backend: "groq", model: "openai/gpt-oss-120b" }`. Throws
 * EvalError where the descriptor is wrong or a key is missing.
 *
 * The module that package.json names under `"eval".models` exports its backends by name, as `backends`.
 */
export type ChatModelBackend = (descriptor: JsonRecord, ports: BackendPorts) => ChatModel;

/** Finds the backend that a descriptor names, among all packages that the host knows, and makes the model. */
export type OpenChatModel = (descriptor: JsonRecord) => Promise<ChatModel>;
