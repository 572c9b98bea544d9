import fs from "node:fs";
import { EvalError, show } from "@eval/core";

/** What a journal left behind by an earlier run holds. */
export interface JournalState {
  /** Bytes of whole lines; what lies beyond is the torn end of a line. */
  readonly length: number;
  readonly lines: number;
  /** Whether case numbers only grow. They do not where cases ended in any order or were scored again. */
  readonly isOrdered: boolean;
  /** The last line is whole but its newline was lost. */
  readonly lacksNewline: boolean;
}

const CHUNK = 1 << 20;
const NEWLINE = 0x0a;

/** Reads a journal once: counts its whole lines and finds where a torn one begins. */
export function scanJournal(path: string): JournalState {
  let lines = 0;
  let length = 0;
  let last = 0;
  let isOrdered = true;
  let rest: Buffer = Buffer.alloc(0);
  for (const chunk of chunksOf(path)) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      lines += 1;
      const number = caseNumberAt(bytes, start, end, path, lines);
      isOrdered &&= number > last;
      last = number;
      start = end + 1;
    }
    length += start;
    rest = Buffer.from(bytes.subarray(start));
  }
  const lacksNewline = rest.length > 0 && isWholeLine(rest);
  if (!lacksNewline) return { length, lines, isOrdered, lacksNewline };
  const number = caseNumberAt(rest, 0, rest.length, path, lines + 1);
  return { length: length + rest.length, lines: lines + 1, isOrdered: isOrdered && number > last, lacksNewline };
}

function* chunksOf(path: string): Generator<Buffer> {
  const file = fs.openSync(path, "r");
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const read = fs.readSync(file, chunk, 0, CHUNK, null);
      if (read === 0) return;
      yield chunk.subarray(0, read);
    }
  } finally {
    fs.closeSync(file);
  }
}

function isWholeLine(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString("utf8"));
    return bytes.subarray(0, PREFIX.length).equals(PREFIX);
  } catch {
    return false;
  }
}

const PREFIX = Buffer.from('{"case":');

/** The number behind `{"case":` at `start`. Whole lines are checked in full when they are used. */
export function caseNumberAt(bytes: Buffer, start: number, end: number, path: string, line: number): number {
  let number = 0;
  let at = start + PREFIX.length;
  if (bytes.compare(PREFIX, 0, PREFIX.length, start, Math.min(at, end)) === 0) {
    for (; at < end; at++) {
      const digit = (bytes[at] as number) - 0x30;
      if (digit < 0 || digit > 9) break;
      number = number * 10 + digit;
    }
  }
  if (number > 0) return number;
  const text = bytes.toString("utf8", start, Math.min(end, start + 80));
  throw new EvalError(
    "bad-journal",
    `${path}:${line} must be a journal line, got ${show(text)}; mend or delete that line to go on`,
  );
}
