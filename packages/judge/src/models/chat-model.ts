import { type Called, type Caller, type CallsHost, canonicalJson, estimateTokens } from "@eval/calls";
import type { ChatModel, ChatReply, ChatRequest, Json, JsonRecord, Usage } from "@eval/core";
import type { ChatModelDescriptor, ReplyFormat } from "./descriptor.js";
import { driftWatch } from "./drift.js";
import { formatLadder } from "./format-ladder.js";
import { type Completion, readCompletion, replyOf } from "./read-completion.js";
import { replyProblem } from "./reply-problem.js";
import { parametersOf, requestBody, requestIdentity } from "./request-body.js";
import type { Transport } from "./sdk-transport.js";

/** What is remembered of a call: the completion, and how it was asked for. */
type Kept = Completion & { readonly replyFormat: ReplyFormat | null };

/** What a server may write where nobody sets a limit, for reserving tokens. */
const UNLIMITED_OUTPUT = 1_000;

/** A chat model of one server: requests in our words, through a careful caller, replies read with distrust. */
export function chatModel(
  descriptor: ChatModelDescriptor,
  baseURL: string,
  transport: Transport,
  caller: Caller,
  host: CallsHost,
): ChatModel {
  const id = `${descriptor.backend}:${descriptor.model}`;
  const ladder = formatLadder(descriptor.replyFormat);
  const drift = driftWatch(descriptor.model);

  return {
    id,
    async chat(request, context) {
      const parameters = parametersOf(descriptor, request);
      const called = await caller.call<Kept & { readonly [key: string]: Json }>(
        {
          identity: requestIdentity(descriptor, baseURL, parameters, request),
          tokens: tokensOf(request, descriptor),
          async send(attempt) {
            const format = ladder.current();
            try {
              const raw = await transport(requestBody(parameters, request, format), attempt);
              const value = {
                ...readCompletion(raw, Date.now()),
                replyFormat: request.responseSchema === undefined ? null : format,
              };
              return { value: value as never, usage: value.usage };
            } catch (error) {
              throw request.responseSchema === undefined ? error : ladder.stepDown(format, error);
            }
          },
          accept(kept) {
            const reply = replyOf(kept);
            return replyProblem(reply) === null && (request.accept?.(reply) ?? true);
          },
        },
        context,
      );
      const { warnings, news } = drift(called.value);
      for (const message of news) host.onEvent?.({ type: "drift", caller: id, message: `${id}: ${message}` });
      const record = recordOf(called, parameters, warnings, ladder.refusals());
      return { ...replyOf(called.value), record } satisfies ChatReply;
    },
  };
}

function tokensOf({ messages, responseSchema, maxTokens }: ChatRequest, descriptor: ChatModelDescriptor): Usage {
  const texts = messages.map(({ content }) => estimateTokens(content) + 4);
  const schema = responseSchema === undefined ? 0 : estimateTokens(canonicalJson(responseSchema));
  return {
    inputTokens: texts.reduce((sum, tokens) => sum + tokens, schema),
    outputTokens: maxTokens ?? descriptor.maxTokens ?? UNLIMITED_OUTPUT,
  };
}

/** What a verdict should be stored with, so that it can be audited and made again. */
function recordOf(
  { value, isCached, attempts, latencyMs }: Called<Kept & { readonly [key: string]: Json }>,
  parameters: JsonRecord,
  warnings: readonly string[],
  refusedFormats: readonly JsonRecord[],
): JsonRecord {
  return {
    sent: parameters,
    replyFormat: value.replyFormat,
    ...(refusedFormats.length > 0 && { refusedFormats }),
    fingerprint: value.fingerprint,
    requestId: value.requestId,
    cached: isCached,
    attempts,
    latencyMs: Math.round(latencyMs),
    ...(warnings.length > 0 && { warnings }),
  };
}
