import fs from "node:fs";
import { createInterface } from "node:readline";
import { EvalError, type JsonRecord, show } from "@eval/core";

/** A line of `results.jsonl`. */
export interface JournalLine {
  readonly case: number;
  readonly id?: string;
  /** Values of the columns that the run is grouped by. */
  readonly by?: readonly (string | null)[];
  readonly results: readonly JournalResult[];
}

/** What one metric said of a case: status in the place of the score where there is none, reason and metadata where kept. */
export type JournalResult = readonly [
  label: string,
  score: number | "unscored" | "error",
  passed: boolean | null,
  reason?: string | null,
  metadata?: JsonRecord,
];

/** The lines of a journal of so many metrics. Throws, with file and line, where one is none. */
export async function* journalLines(file: string, metrics: number): AsyncGenerator<JournalLine, void, undefined> {
  let number = 0;
  for await (const text of createInterface({ input: fs.createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (text === "") continue;
    const line = parsed(text);
    if (isLine(line, metrics)) yield line;
    else throw badLine(`${file}:${number}`, text);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isLine(value: unknown, metrics: number): value is JournalLine {
  const { case: number, results } = (value ?? {}) as Partial<Record<string, unknown>>;
  if (!Number.isInteger(number) || !Array.isArray(results)) return false;
  return results.length === metrics && results.every(isResult);
}

function isResult(value: unknown): boolean {
  const [label, score, passed] = Array.isArray(value) ? value : [];
  const hasScore = typeof score === "number" || score === "unscored" || score === "error";
  return typeof label === "string" && hasScore && (typeof passed === "boolean" || passed === null);
}

function badLine(place: string, text: string): EvalError {
  const advice = "mend that line, or delete it and go on with: evals score --resume RUN";
  return new EvalError("bad-journal", `${place} must be a journal line, got ${show(text.slice(0, SHOWN))}; ${advice}`);
}

const SHOWN = 80;
