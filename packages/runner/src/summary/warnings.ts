import type { EvalCase } from "@eval/core";
import { isBlank, toNfc } from "@eval/core/text";
import { isDoubleEncoded } from "./double-encoded.js";
import { looksListed } from "./listed-answers.js";
import { hasLostLetters } from "./lost-letters.js";

/** Something about the data that makes a number mean less than it seems to. */
export type WarningCode =
  | "empty_expected"
  | "short_expected"
  | "expected_edge_space"
  | "not_nfc"
  | "double_encoded"
  | "lost_letters"
  | "expected_list"
  | "output_object"
  | "expected_object"
  | "duplicate_id"
  | "no_cluster"
  | "excluded_row"
  | "empty_row"
  | "late_column"
  | "skipped_row";

/** How many rows a warning concerns, and the first of them (case numbers). */
export interface Warning {
  readonly code: WarningCode;
  readonly count: number;
  readonly rows: readonly number[];
  /** Of doubled ids: the first of them, and the first two cases that have it. */
  readonly example?: DoubledId;
}

interface DoubledId {
  readonly id: string;
  readonly rows: readonly [number, number];
}

export type WarningTally = Partial<Record<WarningCode, { count: number; rows: number[]; example?: DoubledId }>>;

const ROWS_KEPT = 20;
const SHORT_CODE_POINTS = 3;

/** Notes what is doubtful about one case, each doubt once however many of its answers share it. */
export function countWarnings(tally: WarningTally, evalCase: EvalCase, number: number): void {
  const { expected, output } = evalCase;
  if (isSome(expected, isBlank)) warn(tally, "empty_expected", number);
  if (isSome(expected, hasEdgeSpace)) warn(tally, "expected_edge_space", number);
  if (isSome(expected, isShort)) warn(tally, "short_expected", number);
  if (isSome(output, isNotNfc) || isSome(expected, isNotNfc)) warn(tally, "not_nfc", number);
  if (isSome(output, isDoubleEncoded) || isSome(expected, isDoubleEncoded)) warn(tally, "double_encoded", number);
  if (isLost(output) || isLost(expected)) warn(tally, "lost_letters", number);
  // Several answers have been told apart already.
  if (typeof expected === "string" && looksListed(expected)) warn(tally, "expected_list", number);
}

/** Apart from `isSome`, which is as fast as it is because few functions are given to it. */
const isLost = (texts: string | readonly string[] | undefined): boolean =>
  typeof texts === "string" ? hasLostLetters(texts) : texts?.some(hasLostLetters) === true;

/** Whether a text, or one of several, is so. Nearly all golds are one text, which needs no list. */
function isSome(texts: string | readonly string[] | undefined, isSo: (text: string) => boolean): boolean {
  if (texts === undefined) return false;
  return typeof texts === "string" ? isSo(texts) : texts.some(isSo);
}

function hasEdgeSpace(answer: string): boolean {
  // Nearly no text has one: whether it is blank is asked last.
  return (isEdgeSpace(answer.charCodeAt(0)) || isEdgeSpace(answer.charCodeAt(answer.length - 1))) && !isBlank(answer);
}

/**
 * Code points, since each of them has to occur in an output for the answer to: गंगा is two graphemes, but not found by
 * chance.
 */
function isShort(answer: string): boolean {
  const trimmed = answer.trim();
  if (trimmed.length > 2 * SHORT_CODE_POINTS || isBlank(answer)) return false;
  return [...trimmed].length <= SHORT_CODE_POINTS;
}

/** Counts a warning about a case. The first cases are kept by number, not by when they were looked at. */
export function warn(tally: WarningTally, code: WarningCode, number: number): void {
  const entry = tally[code];
  if (entry === undefined) tally[code] = { count: 1, rows: [number] };
  else {
    entry.count += 1;
    if (entry.rows.length < ROWS_KEPT || number < (entry.rows.at(-1) as number)) keepFirst(entry.rows, [number]);
  }
}

/** Counts an id that a case `before` had already; null is none. Ids are looked at in the order of their cases. */
export function warnOfDouble(tally: WarningTally, id: string, number: number, before: number | null): void {
  if (before === null) return;
  warn(tally, "duplicate_id", number);
  const entry = tally.duplicate_id;
  if (entry !== undefined) entry.example ??= { id, rows: [before, number] };
}

function keepFirst(rows: number[], more: readonly number[]): void {
  rows.push(...more);
  rows.sort((left, right) => left - right);
  rows.length = Math.min(rows.length, ROWS_KEPT);
}

/** Adds the warnings of another shard. */
export function mergeWarnings(tally: WarningTally, other: WarningTally): void {
  for (const [code, { count, rows }] of Object.entries(other)) {
    const entry = tally[code as WarningCode];
    if (entry === undefined) tally[code as WarningCode] = { count, rows: [...rows] };
    else {
      entry.count += count;
      keepFirst(entry.rows, rows);
    }
  }
}

/** A bar in one answer of a hundred is no way of writing lists. */
const FEWEST_LISTS = 0.05;

/** The warnings of a run of so many cases, the most frequent first. */
export function listWarnings(tally: WarningTally, cases: number): Warning[] {
  return Object.entries(tally)
    .filter(([code, { count }]) => code !== "expected_list" || count >= FEWEST_LISTS * cases)
    .map(([code, { count, rows, example }]) => ({
      ...{ code: code as WarningCode, count, rows },
      ...(example !== undefined && { example }),
    }))
    .sort((left, right) => right.count - left.count || (left.code < right.code ? -1 : 1));
}

const isEdgeSpace = (unit: number): boolean =>
  unit <= 0x20 || unit === 0xa0 || (unit >= 0x2000 && unit <= 0x200a) || unit === 0x3000;

const isNotNfc = (text: string): boolean => toNfc(text) !== text;
