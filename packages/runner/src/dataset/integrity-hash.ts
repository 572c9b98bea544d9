import { createHash } from "node:crypto";
import { type EvalCase, expectedAnswers } from "@eval/core";

/**
 * A hash of everything in a row that people wrote: question, accepted and wrong answers, options, passages. It changes
 * with any code point of these, and not with metadata.
 */
export function integrityHash(row: Pick<EvalCase, "input" | "expected" | "incorrect" | "choices" | "context">): string {
  const { input = "", incorrect = [], choices = [], context = [] } = row;
  const options = choices.map(({ label, text }) => [label, text]);
  const content = JSON.stringify([input, expectedAnswers(row), incorrect, options, context]);
  return `sha256:${createHash("sha256").update(content).digest("hex")}`;
}
