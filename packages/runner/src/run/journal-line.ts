import { EvalError, type Metric, type MetricResult } from "@eval/core";
import { appendJson } from "./append-json.js";
import { type Detail, type KeptDetail, keptDetail } from "./detail.js";
import type { LineBuffer } from "./line-buffer.js";

/** How journal lines are written: which metrics, and how much of what explains a score. */
export interface LineFormat {
  readonly metrics: readonly Metric[];
  readonly detail: Detail;
  readonly keepColumns: boolean;
}

/** Appends the journal line of a case; `group` is what `groupBytes` gives for its group. */
export type LineWriter = (
  lines: LineBuffer,
  number: number,
  id: string | undefined,
  group: Uint8Array,
  results: readonly MetricResult[],
) => void;

/**
 * What stands between a case and its results in a journal line: the values of its group, where there is a column to
 * group by. They are kept, since the file that has them may be another one by the time that two runs are compared.
 */
export const groupBytes = (values: readonly (string | null)[]): Uint8Array =>
  encoded(values.length === 0 ? ',"results":[' : `,"by":${JSON.stringify(values)},"results":[`);

const encoder = new TextEncoder();
const encoded = (text: string): Uint8Array => encoder.encode(text);

/** How every line begins, what is before an id, and how a line ends. */
const [CASE, ID, END] = ['{"case":', ',"id":', "]}\n"].map(encoded) as [Uint8Array, Uint8Array, Uint8Array];
const COMMA = 0x2c;
const LIST_END = 0x5d;

/**
 * Lines of `results.jsonl`: the case number, its id where it has one, its values of the columns that the run is grouped
 * by (`by`), and for each metric, in the order of `run.json`, `[label, score, passed]` with reason and metadata behind
 * them where they are kept. A result without a score has its status ("unscored", "error") in the place of the score.
 *
 * Positions instead of keys keep the journal of a million rows at about a third of their size.
 */
export function createLineWriter(format: LineFormat): LineWriter {
  const writers = format.metrics.map((metric) => resultWriter(metric, format));
  return (lines, number, id, group, results) => {
    const start = lines.length;
    try {
      lines.appendBytes(CASE);
      lines.appendNumber(number);
      if (id !== undefined) {
        lines.appendBytes(ID);
        lines.append(JSON.stringify(id));
      }
      lines.appendBytes(group);
      for (let index = 0; index < results.length; index++) {
        if (index > 0) lines.appendUnit(COMMA);
        writers[index]?.(lines, results[index] as MetricResult, number);
      }
      lines.appendBytes(END);
    } catch (error) {
      // What other cases append is kept.
      lines.cut(start);
      throw error;
    }
  };
}

/** Frozen results are constants of a metric, so their text is made once. */
function resultWriter(
  metric: Metric,
  format: LineFormat,
): (lines: LineBuffer, result: MetricResult, number: number) => void {
  const constants = new WeakMap<MetricResult, Uint8Array>();
  const headOf = headMemory();
  return (lines, result, number) => {
    const known = constants.get(result);
    if (known !== undefined) return lines.appendBytes(known);
    const start = lines.length;
    try {
      appendResult(lines, headOf(result), keptDetail(result, metric, format.detail, format.keepColumns));
    } catch (cause) {
      throw unwritable(metric, number, cause);
    }
    if (Object.isFrozen(result)) constants.set(result, lines.since(start));
  };
}

/** What the types of a metric forbid, a metric in plain JavaScript may give: a BigInt, an object that holds itself. */
function unwritable({ info }: Metric, number: number, cause: unknown): EvalError {
  const [reason] = String(cause instanceof Error ? cause.message : cause).split("\n");
  const message = `metadata of ${info.name} (${info.package}) must be what JSON can hold, got what is not for row ${number}: ${reason}`;
  return new EvalError("invalid-result", message, { cause });
}

/** What all results have, encoded. Most of a metric's results end as one of the last two did. */
function headMemory(): (result: MetricResult) => Uint8Array {
  let [last, before] = [NO_HEAD, NO_HEAD];
  return (result) => {
    if (isHeadOf(last, result)) return last.bytes;
    [last, before] = isHeadOf(before, result) ? [before, last] : [newHead(result), last];
    return last.bytes;
  };
}

interface Head extends Pick<MetricResult, "status" | "label" | "score" | "passed"> {
  readonly bytes: Uint8Array;
}

const NO_HEAD: Head = { status: "error", label: "", score: null, passed: null, bytes: encoded("") };

const isHeadOf = (head: Head, { label, score, passed, status }: MetricResult): boolean =>
  head.label === label && head.score === score && head.passed === passed && head.status === status;

function newHead({ status, label, score, passed }: MetricResult): Head {
  const place = status === "scored" ? String(score) : JSON.stringify(status);
  return { status, label, score, passed, bytes: encoded(`[${JSON.stringify(label)},${place},${String(passed)}`) };
}

function appendResult(lines: LineBuffer, head: Uint8Array, { reason, metadata }: KeptDetail): void {
  lines.appendBytes(head);
  const hasMetadata = metadata !== null && hasKeys(metadata);
  if (reason !== null || hasMetadata) {
    lines.appendUnit(COMMA);
    appendJson(lines, reason);
  }
  if (hasMetadata) {
    lines.appendUnit(COMMA);
    appendJson(lines, metadata);
  }
  lines.appendUnit(LIST_END);
}

function hasKeys(record: object): boolean {
  for (const _ in record) return true;
  return false;
}
