import fs from "node:fs";

/** A file that grows line by line and gets its name when it is whole. */
export interface LineFile {
  write(line: string): void;
  /** Adds all that another file holds. */
  append(file: string): void;
  finish(): void;
  /** Leaves nothing behind, where it was not finished. */
  discard(): void;
}

const BUFFERED = 1 << 16;
const COPIED = 1 << 20;

export function createLineFile(target: string, start: string): LineFile {
  const draft = `${target}.${process.pid}.part`;
  const file = fs.openSync(draft, "w");
  let isOpen = true;
  let waiting = [start];
  let length = start.length;
  const flush = () => {
    fs.writeFileSync(file, waiting.join(""));
    waiting = [];
    length = 0;
  };
  const append = (source: string) => {
    flush();
    const from = fs.openSync(source, "r");
    const bytes = Buffer.allocUnsafe(COPIED);
    try {
      for (let read = fs.readSync(from, bytes); read > 0; read = fs.readSync(from, bytes)) {
        fs.writeFileSync(file, bytes.subarray(0, read));
      }
    } finally {
      fs.closeSync(from);
    }
  };
  const close = () => {
    if (isOpen) fs.closeSync(file);
    isOpen = false;
  };
  return {
    write(line) {
      waiting.push(line);
      length += line.length;
      if (length > BUFFERED) flush();
    },
    append,
    finish() {
      flush();
      close();
      try {
        fs.renameSync(draft, target);
      } catch (error) {
        fs.rmSync(draft, { force: true });
        throw error;
      }
    },
    discard() {
      if (!isOpen) return;
      close();
      fs.rmSync(draft, { force: true });
    },
  };
}
