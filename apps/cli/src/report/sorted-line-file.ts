import fs from "node:fs";
import type { QueueKey, ReviewQueue } from "@eval/report";
import { createLineFile, type LineFile } from "./line-file.js";

export interface SortedLineFile {
  write(line: string, key: QueueKey): void;
  finish(): void;
  discard(): void;
}

/** Where a line of the unsorted draft stands. */
interface Placed extends QueueKey {
  readonly start: number;
  readonly bytes: number;
}

/**
 * A file whose lines come in any order and stand in that of the review queue when it is finished. The lines wait on
 * disk; memory holds only their keys, so a queue of any length fits.
 */
export function createSortedLineFile(
  target: string,
  start: string,
  { inOrder }: Pick<ReviewQueue, "inOrder">,
): SortedLineFile {
  const unsorted = `${target}.unsorted`;
  const draft = createLineFile(unsorted, "");
  const placed: Placed[] = [];
  let end = 0;
  return {
    write(line, key) {
      const bytes = Buffer.byteLength(line);
      placed.push({ ...key, start: end, bytes });
      end += bytes;
      draft.write(line);
    },
    finish() {
      draft.finish();
      const sorted = createLineFile(target, start);
      try {
        copyInOrder(unsorted, inOrder(placed), sorted);
        sorted.finish();
      } finally {
        sorted.discard();
        fs.rmSync(unsorted, { force: true });
      }
    },
    discard: () => draft.discard(),
  };
}

function copyInOrder(unsorted: string, placed: readonly Placed[], sorted: LineFile): void {
  const file = fs.openSync(unsorted, "r");
  try {
    for (const { start, bytes } of placed) {
      const line = Buffer.allocUnsafe(bytes);
      fs.readSync(file, line, 0, bytes, start);
      sorted.write(line.toString("utf8"));
    }
  } finally {
    fs.closeSync(file);
  }
}
