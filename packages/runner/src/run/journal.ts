import fs from "node:fs";
import { promisify } from "node:util";
import { EvalError } from "@eval/core";
import { caseNumberAt, type JournalState, scanJournal } from "./journal-scan.js";
import { settleJournal } from "./settle-journal.js";

/**
 * `results.jsonl` of a run: lines are only ever appended, whole batches of lines in one write, so that whatever
 * kills the process leaves whole lines and at most one torn one behind.
 */
export class Journal {
  readonly path: string;
  /** Lines that an earlier run left behind. */
  readonly recordedLines: number;
  readonly #file: number;
  readonly #recorded: RecordedReader;
  #isOrdered: boolean;
  #last = 0;
  #unsynced = 0;
  #syncing: Promise<unknown> = Promise.resolve();
  #fault: EvalError | null = null;

  private constructor(path: string, state: JournalState) {
    this.path = path;
    this.recordedLines = state.lines;
    this.#isOrdered = state.isOrdered;
    this.#file = fs.openSync(path, "a", 0o600);
    this.#recorded = new RecordedReader(path, state.length);
  }

  /** Opens the journal of a run; what an earlier run left is mended and can be taken up. */
  static open(path: string): Journal {
    if (!fs.existsSync(path)) fs.writeFileSync(path, "", { mode: 0o600 });
    let state = scanJournal(path);
    fs.truncateSync(path, state.length);
    if (state.lacksNewline) {
      fs.appendFileSync(path, "\n");
      state = { ...state, length: state.length + 1, lacksNewline: false };
    }
    if (!state.isOrdered) {
      settleJournal(path);
      state = scanJournal(path);
    }
    return new Journal(path, state);
  }

  /** Whether it holds nothing, of this run or of one before it. */
  get isEmpty(): boolean {
    return this.recordedLines === 0 && this.#last === 0;
  }

  /** The recorded lines of cases up to `number`. Ask with growing numbers; each line is given once. */
  recordedUpTo(number: number): string {
    return this.#recorded.upTo(number);
  }

  /** Appends whole lines; those of one call are in case order. */
  append(lines: Uint8Array): void {
    if (lines.length === 0) return;
    this.#write(lines);
    this.#noteOrder(Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength));
    this.#unsynced += lines.length;
    if (this.#unsynced > SYNC_BYTES) this.#syncBeside();
  }

  /** The disk is not waited for, or the thread would score nothing meanwhile: the next write tells what went wrong. */
  #syncBeside(): void {
    this.#unsynced = 0;
    const synced = dataSynced(this.#file).catch((cause) => {
      this.#fault ??= faultOf(this.path, cause);
    });
    this.#syncing = Promise.all([this.#syncing, synced]);
  }

  /** What a full disk cuts off is the last that is written: it is found and cut when the run is resumed. */
  #write(lines: Uint8Array): void {
    if (this.#fault !== null) throw this.#fault;
    try {
      let written = 0;
      while (written < lines.length) written += fs.writeSync(this.#file, lines, written);
    } catch (cause) {
      this.#fault = faultOf(this.path, cause);
      throw this.#fault;
    }
  }

  /** A recorded line that was scored again, or a case that ended late, stands out of order. */
  #noteOrder(lines: Buffer): void {
    const first = caseNumberAt(lines, 0, lines.length, this.path, 0);
    const isBehind = this.#recorded.isDone && first > Math.max(this.#last, this.#recorded.last);
    if (!isBehind) this.#isOrdered = false;
    const lastLine = lines.lastIndexOf(NEWLINE, lines.length - 2) + 1;
    this.#last = Math.max(this.#last, caseNumberAt(lines, lastLine, lines.length, this.path, 0));
  }

  async close(): Promise<void> {
    await this.#syncing;
    if (this.#last > 0) fs.fdatasyncSync(this.#file);
    fs.closeSync(this.#file);
    this.#recorded.close();
  }

  /** Closes a journal to which nothing will be added: lines in case order, the last one of each case. */
  async finish(): Promise<void> {
    await this.close();
    if (this.#fault !== null) throw this.#fault;
    if (!this.#isOrdered) settleJournal(this.path);
  }
}

const dataSynced = promisify(fs.fdatasync);

function faultOf(path: string, cause: unknown): EvalError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const advice = "what was recorded before is kept; make room and go on with --resume";
  return new EvalError("journal-failed", `${path} could not be written: ${reason}; ${advice}`, { cause });
}

const SYNC_BYTES = 32 << 20;
const READ_CHUNK = 1 << 18;
const NEWLINE = 0x0a;

/** Reads the lines that were in a journal when it was opened, in step with the cases of the run. */
class RecordedReader {
  readonly #path: string;
  readonly #file: number;
  readonly #length: number;
  #position = 0;
  #line = 0;
  #last = 0;
  #buffer: Buffer = Buffer.alloc(0);

  constructor(path: string, length: number) {
    this.#path = path;
    this.#length = length;
    this.#file = fs.openSync(path, "r");
  }

  /** Case number of the last line given. */
  get last(): number {
    return this.#last;
  }

  get isDone(): boolean {
    return this.#buffer.length === 0 && this.#position >= this.#length;
  }

  upTo(number: number): string {
    const taken: string[] = [];
    let start = 0;
    for (;;) {
      const end = this.#buffer.indexOf(NEWLINE, start);
      if (end === -1) {
        if (!this.#fill(start)) break;
        start = 0;
        continue;
      }
      const found = caseNumberAt(this.#buffer, start, end, this.#path, this.#line + 1);
      if (found > number) break;
      this.#last = found;
      this.#line += 1;
      taken.push(this.#buffer.toString("utf8", start, end + 1));
      start = end + 1;
    }
    this.#buffer = this.#buffer.subarray(start);
    return taken.join("");
  }

  /** Drops what was used and reads on; false at the end. */
  #fill(used: number): boolean {
    const rest = this.#buffer.subarray(used);
    this.#buffer = rest;
    const wanted = Math.min(READ_CHUNK, this.#length - this.#position);
    if (wanted <= 0) return false;
    const chunk = Buffer.allocUnsafe(wanted);
    const read = fs.readSync(this.#file, chunk, 0, wanted, this.#position);
    if (read === 0) throw new EvalError("bad-journal", `${this.#path} must not shrink while it is read`);
    this.#position += read;
    this.#buffer = Buffer.concat([rest, chunk.subarray(0, read)]);
    return true;
  }

  close(): void {
    fs.closeSync(this.#file);
  }
}
