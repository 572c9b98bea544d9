import fs from "node:fs";
import path from "node:path";
import { EvalError } from "@eval/core";
import type { RunFolder } from "@eval/runner";
import { type ReviewLine, reviewLine, type Selection, type Verdict } from "./review-line.js";

export const reviewFile = (folder: RunFolder): string => path.join(folder.path, "judge-review.jsonl");

/** The lines of a review file, and where the last whole one ends; a torn last line is passed over. */
export function readReviewLines(file: string): { readonly lines: readonly ReviewLine[]; readonly bytes: number } {
  if (!fs.existsSync(file)) return { lines: [], bytes: 0 };
  const content = fs.readFileSync(file);
  const bytes = content.lastIndexOf(0x0a) + 1;
  const texts = content.toString("utf8", 0, bytes).split("\n").slice(0, -1);
  return { lines: texts.map((text, index) => lineOf(text, `${file}:${index + 1}`)), bytes };
}

function lineOf(text: string, place: string): ReviewLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new EvalError("bad-journal", `${place} must be JSON`, { cause });
  }
  const line = reviewLine.safeParse(value);
  if (line.success) return line.data;
  throw new EvalError("bad-journal", `${place} must be a selection or a verdict of judge-review`);
}

/** The last verdict of each case by one judge. Errors are not verdicts: such a case is judged again. */
export function verdictsOf(lines: readonly ReviewLine[], review: string): Map<number, Verdict> {
  const verdicts = lines.filter((line): line is Verdict => line.kind === "verdict" && line.review === review);
  return new Map(verdicts.map((line) => [line.case, line]));
}

export const lastSelection = (lines: readonly ReviewLine[]): Selection | undefined =>
  lines.findLast((line): line is Selection => line.kind === "selection");

/** Appends whole lines to a review file whose torn end, if any, is cut off. */
export function openReviewFile(file: string, bytes: number): { append(line: ReviewLine): void; close(): void } {
  const opened = fs.openSync(file, "a", 0o600);
  fs.ftruncateSync(opened, bytes);
  return {
    append(line) {
      fs.writeFileSync(opened, `${JSON.stringify(line)}\n`);
    },
    close() {
      fs.fdatasyncSync(opened);
      fs.closeSync(opened);
    },
  };
}
