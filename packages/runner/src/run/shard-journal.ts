import fs from "node:fs";
import path from "node:path";
import { EvalError } from "@eval/core";
import { caseNumberAt } from "./journal-scan.js";
import type { RunFolder } from "./run-folder.js";

const NEWLINE = 0x0a;

/**
 * The last case of the journal of a finished shard. Throws, with file and line, where a line is not whole JSON or its
 * case does not come after the one before, or after `last`, the last case of the shards before: shards are contiguous
 * ranges of a run.
 */
export function lastCaseOf(folder: RunFolder, last: number): number {
  const file = path.join(folder.path, "results.jsonl");
  const bytes = fs.readFileSync(file);
  let [line, start, before] = [0, 0, last];
  while (start < bytes.length) {
    line += 1;
    const end = bytes.indexOf(NEWLINE, start);
    if (end === -1 || !isJson(bytes.subarray(start, end))) throw tornLine(`${file}:${line}`, folder.id, end === -1);
    const number = caseNumberAt(bytes, start, end, file, line);
    if (number <= before) throw outOfOrder(`${file}:${line}`, number, before, line === 1);
    before = number;
    start = end + 1;
  }
  return before;
}

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString("utf8"));
    return true;
  } catch {
    return false;
  }
}

function tornLine(place: string, id: string, isLast: boolean): EvalError {
  const what = isLast ? "must end with a newline, got a line that is cut off" : "must be JSON, got a line that is not";
  const how = isLast ? "mend it with" : "delete that line, and score its case again with";
  return new EvalError("bad-journal", `${place} ${what}; ${how}: evals score --resume ${id}`);
}

function outOfOrder(place: string, number: number, before: number, isFirst: boolean): EvalError {
  const rule = isFirst ? "must follow the cases of the shards before" : "must be of a later case than the line before";
  return new EvalError(
    "bad-journal",
    `${place} ${rule}, got case ${number} after case ${before}; fetch the run folder again, or score this shard again`,
  );
}
