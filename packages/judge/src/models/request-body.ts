import { canonicalJson } from "@eval/calls";
import type { ChatRequest, Json, JsonRecord, Message } from "@eval/core";
import type { ChatModelDescriptor, ReplyFormat } from "./descriptor.js";

/** Parameters of a request as they are sent, but for the messages and the format of the reply. */
export function parametersOf(descriptor: ChatModelDescriptor, request: ChatRequest): JsonRecord {
  const { model, maxTokensField, topP, reasoningEffort } = descriptor;
  const temperature = descriptor.temperature === null ? null : (request.temperature ?? descriptor.temperature);
  const maxTokens = request.maxTokens ?? descriptor.maxTokens;
  const seed = request.seed ?? descriptor.seed;
  return {
    model,
    ...(temperature !== null && { temperature }),
    ...(maxTokens !== null && { [maxTokensField]: maxTokens }),
    ...(seed !== null && { seed }),
    ...(topP !== null && { top_p: topP }),
    ...(reasoningEffort !== null && { reasoning_effort: reasoningEffort }),
    ...reasoningOf(descriptor),
    ...descriptor.extraBody,
  };
}

/**
 * On Groq gpt-oss takes `include_reasoning` and other reasoning models `reasoning_format`, never both. The format must
 * not be `raw` beside JSON, since the reasoning would stand in the content. Models that do not reason refuse both.
 */
function reasoningOf({ backend, model, includeReasoning }: ChatModelDescriptor): JsonRecord {
  if (backend !== "groq") return includeReasoning === null ? {} : { include_reasoning: includeReasoning };
  if (/gpt-oss/i.test(model)) return { include_reasoning: includeReasoning ?? true };
  if (includeReasoning === null && !/qwen-?3|qwq|deepseek-r1/i.test(model)) return {};
  return { reasoning_format: (includeReasoning ?? true) ? "parsed" : "hidden" };
}

/** The whole body of a request. */
export function requestBody(parameters: JsonRecord, request: ChatRequest, format: ReplyFormat): JsonRecord {
  const { responseSchema: schema } = request;
  const messages = request.messages.map(wireMessage);
  if (schema === undefined) return { ...parameters, messages };
  if (format === "strict" || format === "schema") {
    const json_schema = { name: "reply", schema, strict: format === "strict" };
    return { ...parameters, messages, response_format: { type: "json_schema", json_schema } };
  }
  const asked = [schemaMessage(schema), ...messages];
  if (format === "text") return { ...parameters, messages: asked };
  return { ...parameters, messages: asked, response_format: { type: "json_object" } };
}

const wireMessage = ({ role, content, name }: Message): JsonRecord => ({ role, content, ...(name && { name }) });

/** Where the server cannot be given the schema, the model is; servers refuse JSON mode unless the word JSON occurs. */
const schemaMessage = (schema: Json): JsonRecord => ({
  role: "system",
  content: `Reply with one JSON object and nothing else. It must fit this JSON Schema: ${canonicalJson(schema)}`,
});

/** Everything that can change the reply. Nonces are made up anew for each call and change nothing. */
export function requestIdentity(
  descriptor: ChatModelDescriptor,
  baseURL: string,
  parameters: JsonRecord,
  request: ChatRequest,
): JsonRecord {
  const { responseSchema = null, draw = 0, nonces = [] } = request;
  const ordered = [...nonces].filter((nonce) => nonce !== "").sort((left, right) => right.length - left.length);
  const withoutNonces = (text: string) => ordered.reduce((rest, nonce) => rest.replaceAll(nonce, "[nonce]"), text);
  return {
    backend: descriptor.backend,
    baseURL,
    ...parameters,
    messages: request.messages.map((message) => wireMessage({ ...message, content: withoutNonces(message.content) })),
    schema: responseSchema,
    replyFormat: descriptor.replyFormat,
    draw,
  };
}
