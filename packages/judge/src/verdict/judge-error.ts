import { EvalError, type JsonRecord } from "@eval/core";
import type { ReplyProblem } from "../models/reply-problem.js";

/** What a reply can be instead of a verdict: labels of results whose status is `error`. */
export type ReplyFault = ReplyProblem | "judge_error" | "multiple_json";

/** The judge answered, but not with a verdict. Never counted as a wrong answer. */
export class JudgeError extends EvalError {
  declare readonly code: ReplyFault;
  /** What a report may keep: the reply itself, cut, and what it cost. */
  readonly detail: JsonRecord;

  constructor(code: ReplyFault, message: string, detail: JsonRecord = {}) {
    super(code, message);
    this.detail = detail;
  }
}
