// @ts-check
import { randomUUID } from "node:crypto";
import { stubContent } from "./stub-content.mjs";

/** @param {string} text */
export const tokensOf = (text) => Math.ceil(Buffer.byteLength(text) / 4);

/**
 * The body of a success, with every field that a real one has, so that nothing relies on an absence.
 *
 * @param {import("./script.mjs").Step} step
 * @param {any} request
 */
export function completion(step, request) {
  const content = step.content === undefined ? stubContent(request) : step.content;
  const wantsReasoning = request.include_reasoning !== false && request.reasoning_format !== "hidden";
  const reasoning = step.reasoning ?? "The stub does not reason.";
  const message = {
    role: "assistant",
    content,
    ...(wantsReasoning && { reasoning }),
    ...(step.refusal !== undefined && { refusal: step.refusal }),
  };
  const choice = { index: 0, message, logprobs: null, finish_reason: step.finishReason ?? "stop" };
  return {
    id: `chatcmpl-${randomUUID()}`,
    object: "chat.completion",
    created: Math.floor(Date.now() / 1000),
    model: step.model ?? request.model,
    choices: step.choices === undefined ? [choice] : step.choices,
    ...(step.usage !== null && { usage: usageOf(step, request, content, reasoning) }),
    usage_breakdown: null,
    system_fingerprint: step.fingerprint ?? "fp_stub000001",
    x_groq: { id: `req_${randomUUID().replaceAll("-", "")}` },
    service_tier: "on_demand",
  };
}

/**
 * @param {import("./script.mjs").Step} step
 * @param {any} request
 * @param {string | null} content
 * @param {string} reasoning
 */
function usageOf(step, request, content, reasoning) {
  const reasoningTokens = tokensOf(reasoning);
  const prompt = step.usage?.prompt_tokens ?? tokensOf(JSON.stringify(request.messages));
  const output = step.usage?.completion_tokens ?? tokensOf(content ?? "") + reasoningTokens;
  return {
    queue_time: 0.001,
    prompt_tokens: prompt,
    prompt_time: 0.001,
    completion_tokens: output,
    completion_time: 0.002,
    total_tokens: prompt + output,
    total_time: 0.004,
    completion_tokens_details: { reasoning_tokens: reasoningTokens },
  };
}
