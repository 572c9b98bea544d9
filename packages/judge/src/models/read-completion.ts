import { CallError, type HeadersView, invalidResponse, type RawReply, readSuccess } from "@eval/calls";
import type { ChatReply, Usage } from "@eval/core";

/** A chat completion as it is kept: plain JSON. */
export interface Completion {
  readonly text: string;
  readonly finishReason: string;
  readonly model: string;
  readonly reasoning: string | null;
  readonly refusal: string | null;
  readonly fingerprint: string | null;
  readonly requestId: string | null;
  readonly usage: Usage | null;
}

/**
 * Reads a chat completion out of a reply, field by field: servers call themselves compatible and leave out what they
 * like. Throws a `CallError` where there is no first choice with a message and a reason why it ended.
 */
export function readCompletion(reply: RawReply, epochMs: number): Completion {
  const body = readSuccess(reply, epochMs);
  const usage = usageOf(body["usage"]);
  const fault = (message: string) => withUsage(invalidResponse(message, reply.status, reply.headers), usage);
  const { choices } = body;
  if (!Array.isArray(choices) || choices.length === 0) throw fault("the reply must have a choice, and has none");
  const choice = recordOf(choices[0]);
  const message = recordOf(choice["message"]);
  const finishReason = textOf(choice["finish_reason"]);
  if (choice["message"] === undefined || finishReason === null) {
    throw fault("the first choice of the reply must have a message and a finish_reason");
  }
  const content = contentOf(message["content"]);
  if (content === null) throw fault("the content of the reply must be a text or null");
  return {
    text: content,
    finishReason,
    model: textOf(body["model"]) ?? "",
    reasoning: textOf(message["reasoning"]) ?? textOf(message["reasoning_content"]),
    refusal: textOf(message["refusal"]),
    fingerprint: textOf(body["system_fingerprint"]),
    requestId: requestIdOf(reply.headers, body),
    usage,
  };
}

/** A completion as core's port has it. */
export function replyOf({ text, finishReason, model, reasoning, refusal, usage }: Completion): ChatReply {
  return {
    text,
    finishReason,
    model,
    usage,
    ...(reasoning !== null && { reasoning }),
    ...(refusal !== null && { refusal }),
  };
}

/** Content is a text, null, or with some servers a list of parts of which the texts count. */
function contentOf(content: unknown): string | null {
  if (typeof content === "string") return content;
  if (content === null || content === undefined) return "";
  if (!Array.isArray(content)) return null;
  return content.map((part) => textOf(recordOf(part)["text"]) ?? "").join("");
}

function usageOf(value: unknown): Usage | null {
  const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = recordOf(value);
  return isCount(inputTokens) && isCount(outputTokens) ? { inputTokens, outputTokens } : null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function withUsage(error: CallError, usage: Usage | null): CallError {
  return usage === null ? error : new CallError(error.code, error.message, { ...error.detail, usage });
}

function requestIdOf(headers: HeadersView, body: Readonly<Record<string, unknown>>): string | null {
  return headers.get("x-request-id") ?? textOf(recordOf(body["x_groq"])["id"]) ?? textOf(body["id"]);
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
