import type { LineBatch, Origin, Reading } from "../row-batch.js";
import { eachItem } from "./locate-value.js";

/** Rows to a batch. */
const BATCH = 1024;

/** The items of an array as rows: each is cut out as it was written, like a line of JSON lines. */
export async function* readItems(
  text: string,
  path: readonly (string | number)[],
  origin: Origin,
): AsyncGenerator<Reading, void, undefined> {
  let items: { readonly bytes: Buffer; readonly line: number }[] = [];
  let row = 0;
  let line = 1;
  let at = 0;
  for (const [start, end] of eachItem(text, path)) {
    line += countLineFeeds(text, at, start);
    at = start;
    items.push({ bytes: Buffer.from(text.slice(start, end)), line });
    if (items.length < BATCH) continue;
    yield { batch: itemBatch(items, row, origin), problems: [] };
    row += items.length;
    items = [];
  }
  if (items.length > 0) yield { batch: itemBatch(items, row, origin), problems: [] };
}

function itemBatch(items: readonly { bytes: Buffer; line: number }[], row: number, origin: Origin): LineBatch {
  const length = items.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const bytes = Buffer.allocUnsafeSlow(length);
  const spans = new Int32Array(2 * items.length);
  let at = 0;
  for (const [index, item] of items.entries()) {
    spans[2 * index] = at;
    at += item.bytes.copy(bytes, at);
    spans[2 * index + 1] = at;
  }
  return {
    kind: "lines",
    file: origin.file,
    before: origin.before,
    bytes,
    spans,
    numbers: Int32Array.from(items, (_, index) => origin.before + row + index + 1),
    lines: Int32Array.from(items, ({ line }) => line),
  };
}

function countLineFeeds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n", from); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
