import fs from "node:fs";
import { EvalError } from "@eval/core";
import { scanJournal } from "../../run/journal-scan.js";
import { isSettled, type RecordedReply } from "./answer-record.js";
import { readReplies } from "./read-replies.js";

/** Where a line stands in the journal, and whether it is the last word on its case. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly settled: boolean;
}

/** How bytes are written; another one stands in for a full disk in tests. */
export type WriteBytes = (file: number, bytes: Uint8Array, offset: number) => number;

const writeToDisk: WriteBytes = (file, bytes, offset) => fs.writeSync(file, bytes, offset);

/** Replies may have cost money, so no more than those of this time are left to the system to write. */
const SYNC_MS = 500;

/**
 * `replies.jsonl`: a line for each reply, appended the moment it comes. Whatever kills the process leaves whole lines
 * and at most one torn one, which is cut when the run is gone on with. Only places of lines are kept in memory.
 */
export class AnswerJournal {
  readonly path: string;
  readonly #file: number;
  readonly #write: WriteBytes;
  readonly #places = new Map<string, Place>();
  #length = 0;
  #syncedAt = performance.now();
  #fault: EvalError | null = null;

  private constructor(path: string, write: WriteBytes) {
    this.path = path;
    this.#write = write;
    this.#file = fs.openSync(path, "a+", 0o600);
  }

  /** Opens a journal, mends its end, and checks every line. A broken line in the middle is named and nothing changed. */
  static open(path: string, write: WriteBytes = writeToDisk): AnswerJournal {
    if (!fs.existsSync(path)) fs.writeFileSync(path, "", { mode: 0o600 });
    const { length, lacksNewline } = scanJournal(path);
    const bytes = fs.readFileSync(path).subarray(0, length);
    const lines = readReplies(bytes, path);
    fs.truncateSync(path, length);
    if (lacksNewline) fs.appendFileSync(path, "\n");
    const journal = new AnswerJournal(path, write);
    for (const { reply, start, end } of lines) journal.#note(reply, start, end);
    journal.#length = length + (lacksNewline ? 1 : 0);
    return journal;
  }

  isSettled(number: number, model: number): boolean {
    return this.#places.get(keyOf(number, model))?.settled === true;
  }

  /** How many cases need not be asked again, over all models. */
  settledCount(): number {
    let count = 0;
    for (const { settled } of this.#places.values()) if (settled) count += 1;
    return count;
  }

  /** The last that was recorded of a case. */
  read(number: number, model: number): RecordedReply | null {
    const place = this.#places.get(keyOf(number, model));
    if (place === undefined) return null;
    const bytes = Buffer.allocUnsafe(place.end - place.start);
    fs.readSync(this.#file, bytes, 0, bytes.length, place.start);
    return JSON.parse(bytes.toString("utf8")) as RecordedReply;
  }

  /** Appends a reply. What cannot be written whole is taken back, and nothing is written after it. */
  append(reply: RecordedReply): void {
    if (this.#fault !== null) throw this.#fault;
    const line = Buffer.from(`${JSON.stringify(reply)}\n`);
    try {
      let written = 0;
      while (written < line.length) written += this.#write(this.#file, line.subarray(written), 0);
    } catch (cause) {
      this.#fault = this.#takeBack(cause);
      throw this.#fault;
    }
    this.#note(reply, this.#length, this.#length + line.length - 1);
    this.#length += line.length;
    if (performance.now() - this.#syncedAt > SYNC_MS) this.sync();
  }

  /** A part of a line would join with the next one to a line that nobody can read. */
  #takeBack(cause: unknown): EvalError {
    try {
      fs.ftruncateSync(this.#file, this.#length);
    } catch {
      // Then the torn end stays, and is cut when the journal is opened again.
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    const kept = `${this.#places.size} recorded ${this.#places.size === 1 ? "reply is" : "replies are"} kept`;
    return new EvalError("journal-failed", `${this.path} could not be written: ${reason}; ${kept}`, { cause });
  }

  #note(reply: RecordedReply, start: number, end: number): void {
    const key = keyOf(reply.case, reply.model);
    const before = this.#places.get(key);
    // An answer is not taken back by an error that came after it.
    if (before?.settled === true && !isSettled(reply)) return;
    this.#places.set(key, { start, end, settled: isSettled(reply) });
  }

  sync(): void {
    fs.fdatasyncSync(this.#file);
    this.#syncedAt = performance.now();
  }

  close(): void {
    try {
      this.sync();
    } finally {
      fs.closeSync(this.#file);
    }
  }
}

const keyOf = (number: number, model: number): string => `${number} ${model}`;
