import type { JsonRecord } from "@eval/core";
import { EvalError } from "@eval/core";
import type { Input } from "../bytes/input.js";
import { type Head, openText } from "../bytes/read-head.js";
import type { ReadSizes } from "../bytes/window-reader.js";
import type { OpenedFile } from "../opened-file.js";
import { jsonColumns, SAMPLE_ROWS } from "./json-columns.js";
import { BadRecord, parseRecord } from "./parse-record.js";
import { readLines } from "./read-lines.js";

/** Opens JSON lines by their head; null where the head does not hold one whole line. */
export function openLines(input: Input, head: Head, sizes: ReadSizes): OpenedFile | null {
  const lines = wholeLines(head);
  if (lines.length === 0) {
    if (!head.whole) return null;
    throw new EvalError("invalid-input", `${input.path} must hold JSON objects, one a line, got an empty file`);
  }
  const { encoding, compression } = head;
  const found = jsonColumns(goodRecords(lines, input.path));
  return {
    file: {
      path: input.path,
      format: "jsonl",
      encoding,
      compression,
      delimiter: null,
      columns: found.columns.map(({ name }) => name),
    },
    ...found,
    read: (origin) => readLines(openText(input, head), origin, encoding === "utf-8", sizes),
  };
}

function wholeLines({ text, whole }: Head): readonly string[] {
  const lines = text
    .toString("utf8")
    .replace(/^\uFEFF/u, "")
    .split("\n");
  if (!whole) lines.pop();
  return lines.filter((line) => line.trim() !== "").slice(0, SAMPLE_ROWS);
}

/** Bad lines are met again when rows are read; but where none is good there is nothing to map. */
function goodRecords(lines: readonly string[], path: string): readonly JsonRecord[] {
  const records: JsonRecord[] = [];
  let first: string | null = null;
  for (const line of lines) {
    try {
      records.push(parseRecord(line).value);
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      first ??= error.message;
    }
  }
  if (records.length > 0 || first === null) return records;
  throw new EvalError("bad-row", `${path}, row 1: ${first}`);
}
