import type { ChatReply } from "@eval/core";
import { isBlank } from "@eval/core/text";

/** Labels of replies that are no answer. */
export type ReplyProblem = "judge_refusal" | "truncated" | "invalid_response" | "empty_content";

/**
 * Why a reply that came is no answer, as the label of an error; null where it may be read. Whether its text is what
 * was asked for is another question.
 *
 * @example
 * replyProblem({ text: "{\"score\": 4", finishReason: "length", model: "m", usage: null }); // => "truncated"
 * replyProblem({ text: " ", finishReason: "stop", model: "m", usage: null }); // => "empty_content"
 */
export function replyProblem({ text, finishReason, refusal }: ChatReply): ReplyProblem | null {
  if (refusal !== undefined || finishReason === "content_filter") return "judge_refusal";
  if (finishReason === "length") return "truncated";
  if (finishReason !== "stop") return "invalid_response";
  return isBlank(text) ? "empty_content" : null;
}
