import type { Message } from "./eval-case.js";
import type { Json } from "./json.js";
import type { ScoreContext } from "./metric.js";

/** What a caller asks of a chat model. */
export interface ChatRequest {
  readonly messages: readonly Message[];
  readonly temperature?: number;
  readonly maxTokens?: number;
  readonly seed?: number;
  /** JSON Schema of the reply, where the server can enforce one. */
  readonly responseSchema?: Json;
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
}

/** A port: anything that answers a conversation. An object literal is enough for a test. */
export interface ChatModel {
  /** Backend and model: `groq:openai/gpt-oss-120b`. */
  readonly id: string;
  chat(request: ChatRequest, context?: ScoreContext): Promise<ChatReply>;
}
