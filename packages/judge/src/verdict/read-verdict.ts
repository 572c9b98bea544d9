import { type ChatReply, show } from "@eval/core";
import { findJson, toPlain } from "@eval/core/json";
import { isBlank } from "@eval/core/text";
import { type ReplyProblem, replyProblem } from "../models/reply-problem.js";
import type { Contract } from "./contract.js";
import { JudgeError, type ReplyFault } from "./judge-error.js";
import { looksLikeRefusal } from "./refusal.js";
import { withoutReasoning } from "./without-reasoning.js";

/** As deep as a verdict ever is, and as long. */
const LIMITS = { maxDepth: 16, maxLength: 2_000_000 };
const RAW_KEPT = 16_000;

/**
 * The verdict of a reply, or a `JudgeError` that says what the reply is instead. Nothing is coerced, clamped or
 * repaired: a score of 6 on a scale of 5, a "5", a key too many, two objects, an object that was cut are no verdicts.
 *
 * One code fence around the object is let pass, and so is a block of visible reasoning before it. Other text around it
 * is not: a model that talks may also correct itself. Takes time in proportion to the reply's length.
 */
export function readVerdict<Verdict>(reply: ChatReply, contract: Contract<Verdict>): Verdict {
  const fail = (code: ReplyFault, message: string): never => {
    throw new JudgeError(code, message, { reply: reply.text.slice(0, RAW_KEPT), finishReason: reply.finishReason });
  };
  const problem = replyProblem(reply);
  if (problem !== null) fail(problem, PROBLEMS[problem](reply));
  const text = withoutReasoning(reply.text);
  if (isBlank(text)) fail("truncated", "the reply must hold a verdict, got reasoning that does not end");

  const found = findJson(text, LIMITS);
  if (found.fault !== null) {
    if (found.fault === "not_json" && looksLikeRefusal(text)) fail("judge_refusal", `the judge refused: ${show(text)}`);
    return fail(
      found.fault === "multiple_json" ? "multiple_json" : "judge_error",
      `the reply must be one JSON object: ${found.message}`,
    );
  }
  if (found.wrapper === "prose")
    fail("judge_error", "the reply must be a JSON object and nothing else, got text around it");

  const read = contract.schema.safeParse(toPlain(found.node));
  if (!read.success) return fail("judge_error", `the verdict ${describeIssue(read.error.issues[0])}`);
  const inconsistency = contract.inconsistency?.(read.data) ?? null;
  return inconsistency === null ? read.data : fail("judge_error", `the verdict contradicts itself: ${inconsistency}`);
}

const PROBLEMS: Readonly<Record<ReplyProblem, (reply: ChatReply) => string>> = {
  judge_refusal: ({ refusal }) =>
    refusal === undefined ? "the judge's server withheld the reply" : `the judge refused: ${show(refusal)}`,
  truncated: () => "the reply was cut at its token limit; raise maxTokens",
  invalid_response: ({ finishReason }) => `the reply must end by itself, got ${show(finishReason)}`,
  empty_content: () => "the judge must give a verdict, got an empty reply",
};

/** The first thing that is wrong, and where. */
function describeIssue(issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined): string {
  if (issue === undefined) return "does not keep the contract";
  const place = issue.path.length === 0 ? "" : ` at ${issue.path.join(".")}`;
  return `does not keep the contract${place}: ${issue.message}`;
}
