import type { CallContext } from "./call-context.js";
import type { Message } from "./eval-case.js";
import type { Json, JsonRecord } from "./json.js";

/** What a caller asks of a chat model. */
export interface ChatRequest {
  readonly messages: readonly Message[];
  readonly temperature?: number;
  readonly maxTokens?: number;
  readonly seed?: number;
  /** JSON Schema of the reply, where the server can enforce one. */
  readonly responseSchema?: Json;
  /** Which of several draws of one request this is, from 0. A model that remembers replies keeps each draw apart. */
  readonly draw?: number;
  /** Strings made up for this call alone, such as fences. A model that remembers replies does not tell them apart. */
  readonly nonces?: readonly string[];
  /**
   * Whether a reply keeps the caller's contract. A model that remembers replies remembers only those; the reply is
   * returned either way.
   */
  readonly accept?: (reply: ChatReply) => boolean;
}

/** Tokens used by one call. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What came back. `finishReason` other than `stop` means the text is not whole. */
export interface ChatReply {
  readonly text: string;
  readonly finishReason: string;
  /** The model that answered, which may differ from the one asked. */
  readonly model: string;
  /** Null where the server does not say. */
  readonly usage: Usage | null;
  /** What the model says it thought, where the server tells. */
  readonly reasoning?: string;
  /** The model's refusal, where the server marks one. */
  readonly refusal?: string;
  /** How the reply came about: parameters as sent, request id, attempts. */
  readonly record?: JsonRecord;
}

/** A port: anything that answers a conversation. An object literal is enough for a test. */
export interface ChatModel {
  /** Backend and model: `groq:openai/gpt-oss-120b`. */
  readonly id: string;
  /** What keeps it from being asked, as far as that shows without asking: a key that is missing. */
  readonly obstacle?: string;
  chat(request: ChatRequest, context?: CallContext): Promise<ChatReply>;
}
