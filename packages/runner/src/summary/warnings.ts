import { type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank, splitGraphemes, toNfc } from "@eval/core/text";

/** Something about the data that makes a number mean less than it seems to. */
export type WarningCode =
  | "empty_expected"
  | "short_expected"
  | "expected_edge_space"
  | "not_nfc"
  | "duplicate_id"
  | "skipped_row";

/** How many rows a warning concerns, and the first of them (case numbers). */
export interface Warning {
  readonly code: WarningCode;
  readonly count: number;
  readonly rows: readonly number[];
}

export type WarningTally = Partial<Record<WarningCode, { count: number; rows: number[] }>>;

const ROWS_KEPT = 20;
const SHORT_GRAPHEMES = 3;
/** Three graphemes of an Indian script are at most so many code units, but for rare conjuncts. */
const SHORT_LENGTH = 9;

/** Notes what is doubtful about one case. */
export function countWarnings(tally: WarningTally, evalCase: EvalCase, number: number): void {
  let inNfc = isNfc(evalCase.output);
  for (const answer of expectedAnswers(evalCase)) {
    countAnswer(tally, answer, number);
    inNfc &&= isNfc(answer);
  }
  if (!inNfc) warn(tally, "not_nfc", number);
}

function countAnswer(tally: WarningTally, answer: string, number: number): void {
  if (isBlank(answer)) {
    warn(tally, "empty_expected", number);
    return;
  }
  if (isEdgeSpace(answer.charCodeAt(0)) || isEdgeSpace(answer.charCodeAt(answer.length - 1))) {
    warn(tally, "expected_edge_space", number);
  }
  if (isShort(answer.trim())) warn(tally, "short_expected", number);
}

function isShort(answer: string): boolean {
  if (answer.length <= SHORT_GRAPHEMES) return true;
  // ascii: there a letter is a grapheme
  if (answer.length > SHORT_LENGTH || /^[\u0020-\u007e]+$/.test(answer)) return false;
  return splitGraphemes(answer).length <= SHORT_GRAPHEMES;
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

/** The warnings of a run, the most frequent first. */
export function listWarnings(tally: WarningTally): Warning[] {
  return Object.entries(tally)
    .map(([code, { count, rows }]) => ({ code: code as WarningCode, count, rows }))
    .sort((left, right) => right.count - left.count || (left.code < right.code ? -1 : 1));
}

const isEdgeSpace = (unit: number): boolean =>
  unit <= 0x20 || unit === 0xa0 || (unit >= 0x2000 && unit <= 0x200a) || unit === 0x3000;

const isNfc = (text: string | undefined): boolean => text === undefined || toNfc(text) === text;
