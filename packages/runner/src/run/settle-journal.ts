import fs from "node:fs";
import { caseNumberAt } from "./journal-scan.js";
import { nameFile } from "./name-file.js";

/**
 * Puts the lines of a journal into case order and keeps the last of each case. The new file takes the place of the
 * old one in one step, so that a crash leaves one of the two.
 *
 * Holds the journal in memory: it is needed only where cases end in any order, which are runs of model calls.
 */
export function settleJournal(path: string): void {
  const bytes = fs.readFileSync(path);
  const lines = new Map<number, Buffer>();
  let start = 0;
  let line = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    line += 1;
    lines.set(caseNumberAt(bytes, start, end, path, line), bytes.subarray(start, end + 1));
    start = end + 1;
  }
  const ordered = [...lines.keys()].sort((left, right) => left - right).map((number) => lines.get(number) as Buffer);
  replaceFile(path, Buffer.concat(ordered));
}

const NEWLINE = 0x0a;

/** Writes a file so that a reader, or a crash, sees the old content or the new, never a part. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const draft = `${path}.part`;
  const file = fs.openSync(draft, "w", 0o600);
  try {
    nameFile(path, () => {
      fs.writeFileSync(file, content);
      fs.fsyncSync(file);
    });
  } catch (error) {
    fs.rmSync(draft, { force: true });
    throw error;
  } finally {
    fs.closeSync(file);
  }
  fs.renameSync(draft, path);
}
