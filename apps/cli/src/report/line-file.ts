import fs from "node:fs";

/** A file that grows line by line and gets its name when it is whole. */
export interface LineFile {
  write(line: string): void;
  finish(): void;
  /** Leaves nothing behind, where it was not finished. */
  discard(): void;
}

const BUFFERED = 1 << 16;

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
    finish() {
      flush();
      close();
      fs.renameSync(draft, target);
    },
    discard() {
      if (!isOpen) return;
      close();
      fs.rmSync(draft, { force: true });
    },
  };
}
