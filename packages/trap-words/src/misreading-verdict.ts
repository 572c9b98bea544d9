import { type ChatReply, EvalError, show } from "@eval/core";

/** What a model says about the differing segments. */
export interface MisreadingVerdict {
  readonly misread: boolean;
  readonly confidence: "high" | "low";
  readonly source: string;
  readonly trace: string;
  readonly reason: string;
}

/**
 * Reads the verdict out of a reply: one JSON object, alone or in a code fence. Throws an `EvalError` with code
 * `judge-error` where the reply is cut off or is anything else: what cannot be read is no verdict.
 */
export function misreadingVerdict({ text, finishReason }: ChatReply): MisreadingVerdict {
  if (finishReason !== "stop") {
    throw new EvalError("judge-error", `reply must be whole, got finish reason ${show(finishReason)}`);
  }
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\s*```(?:json)?\s*\n|\n\s*```\s*$/g, ""));
  } catch (cause) {
    throw new EvalError("judge-error", `reply must be one JSON object, got ${show(text)}`, { cause });
  }
  if (isVerdict(data)) return data;
  throw new EvalError("judge-error", `reply must hold misread and confidence, got ${show(data)}`);
}

function isVerdict(data: unknown): data is MisreadingVerdict {
  if (typeof data !== "object" || data === null) return false;
  const { misread, confidence, source, trace, reason } = data as Record<string, unknown>;
  return (
    typeof misread === "boolean" &&
    (confidence === "high" || confidence === "low") &&
    [source, trace, reason].every((value) => typeof value === "string")
  );
}
