import fs from "node:fs";
import type { LabelLine } from "./label-line.js";

const NEWLINE = 0x0a;

/**
 * Adds a line to `labels.jsonl` and returns once it is on the disk. The line goes out in one write to the end of the
 * file, so lines of two processes do not mix. What a crash left torn is ended first: nothing is ever cut or rewritten.
 *
 * Throws what the file system throws; the label is then not safe and has to be given again.
 */
export function appendLabel(file: string, line: LabelLine): void {
  const descriptor = fs.openSync(file, "a+", 0o600);
  try {
    const bytes = Buffer.from(`${endsInLine(descriptor) ? "\n" : ""}${JSON.stringify(line)}\n`);
    let written = 0;
    // A disk that is nearly full takes a part and says why at the next attempt.
    while (written < bytes.length) written += fs.writeSync(descriptor, bytes, written);
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

function endsInLine(descriptor: number): boolean {
  const { size } = fs.fstatSync(descriptor);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  fs.readSync(descriptor, last, 0, 1, size - 1);
  return last[0] !== NEWLINE;
}
