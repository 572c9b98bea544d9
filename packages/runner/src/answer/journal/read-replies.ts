import { EvalError } from "@eval/core";
import * as z from "zod";
import { type RecordedReply, replyShape } from "./answer-record.js";

const NEWLINE = 0x0a;

/** A recorded reply, and where its line stands in the journal. */
export interface ReplyLine {
  readonly reply: RecordedReply;
  readonly start: number;
  readonly end: number;
}

/** The replies in the whole lines of a journal. Throws with file and line where one is none. */
export function readReplies(bytes: Buffer, path: string): ReplyLine[] {
  const lines: ReplyLine[] = [];
  let start = 0;
  while (start < bytes.length) {
    const found = bytes.indexOf(NEWLINE, start);
    const end = found === -1 ? bytes.length : found;
    lines.push({ reply: readLine(bytes.toString("utf8", start, end), `${path}:${lines.length + 1}`), start, end });
    start = end + 1;
  }
  return lines;
}

function readLine(text: string, place: string): RecordedReply {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new EvalError("bad-journal", `${place} must be JSON; mend or delete that line to go on`, { cause });
  }
  const reply = replyShape.safeParse(value);
  if (reply.success) return reply.data;
  throw new EvalError("bad-journal", `${place} must be a recorded reply: ${z.prettifyError(reply.error)}`);
}
