import fs from "node:fs";
import { nameFile } from "../run/name-file.js";
import { realPath } from "./real-path.js";

/**
 * A table of results that grows while a run goes on. A file gets its name only when it is whole; standard output
 * is written as it comes.
 */
export class TableFile {
  readonly #target: string;
  readonly #path: string;
  readonly #isJson: boolean;
  readonly #file: number;
  #isEmpty = true;
  #isOpen = true;

  constructor(target: string, { isJson, start }: { readonly isJson: boolean; readonly start: string }) {
    this.#target = target;
    this.#path = realPath(target);
    this.#isJson = isJson;
    this.#file = target === "-" ? STDOUT : fs.openSync(draftOf(this.#path), "w");
    try {
      this.#write(isJson ? "[\n" : start);
    } catch (error) {
      // Nobody else knows yet that there is something to take away.
      this.discard();
      throw error;
    }
  }

  /** Appends whole rows, one a line. */
  append(rows: Uint8Array): void {
    if (rows.length === 0) return;
    if (!this.#isJson) {
      this.#write(rows);
      return;
    }
    const text = new TextDecoder().decode(rows);
    const joined = text.trimEnd().replaceAll("\n", ",\n");
    this.#write(this.#isEmpty ? joined : `,\n${joined}`);
    this.#isEmpty = false;
  }

  /** Ends the table. */
  finish(): void {
    if (this.#isJson) this.#write("\n]\n");
    if (this.#target === "-") return;
    this.#close();
    fs.renameSync(draftOf(this.#path), this.#path);
  }

  /** Leaves nothing of a table behind that did not get whole. */
  discard(): void {
    if (this.#target === "-") return;
    this.#close();
    fs.rmSync(draftOf(this.#path), { force: true });
  }

  #close(): void {
    if (this.#isOpen) fs.closeSync(this.#file);
    this.#isOpen = false;
  }

  get #name(): string {
    return this.#target === "-" ? "standard output" : this.#target;
  }

  #write(content: string | Uint8Array): void {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    let written = 0;
    while (written < bytes.length) {
      try {
        written += nameFile(this.#name, () => fs.writeSync(this.#file, bytes, written));
      } catch (error) {
        // A pipe whose reader is slow is not an error.
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      }
    }
  }
}

const STDOUT = 1;
/** Two runs may write one table: each has a draft of its own, and the last one to end gives the table its content. */
const draftOf = (path: string): string => `${path}.${process.pid}.part`;
