import { EvalError, type Metric, type MetricResult } from "@eval/core";
import { type Detail, type KeptDetail, keptDetail } from "./detail.js";

/** How journal lines are written: which metrics, and how much of what explains a score. */
export interface LineFormat {
  readonly metrics: readonly Metric[];
  readonly detail: Detail;
  readonly keepColumns: boolean;
}

/** Writes the journal line of a case; `group` is what `groupText` gives for its group. */
export type LineWriter = (
  number: number,
  id: string | undefined,
  group: string,
  results: readonly MetricResult[],
) => string;

/**
 * What stands between a case and its results in a journal line: the values of its group, where there is a column to
 * group by. They are kept, since the file that has them may be another one by the time that two runs are compared.
 */
export const groupText = (values: readonly (string | null)[]): string =>
  values.length === 0 ? ',"results":[' : `,"by":${JSON.stringify(values)},"results":[`;

/**
 * Lines of `results.jsonl`: the case number, its id where it has one, its values of the columns that the run is grouped
 * by (`by`), and for each metric, in the order of `run.json`, `[label, score, passed]` with reason and metadata behind
 * them where they are kept. A result without a score has its status ("unscored", "error") in the place of the score.
 *
 * Positions instead of keys keep the journal of a million rows at about a third of their size.
 */
export function createLineWriter(format: LineFormat): LineWriter {
  const textOf = format.metrics.map((metric, index) => resultWriter(metric, format, index === 0 ? "[" : ",["));
  return (number, id, group, results) => {
    let line = id === undefined ? `{"case":${number}${group}` : `{"case":${number},"id":${JSON.stringify(id)}${group}`;
    for (let index = 0; index < results.length; index++)
      line += textOf[index]?.(results[index] as MetricResult, number);
    return `${line}]}\n`;
  };
}

/** Frozen results are constants of a metric, so their text is made once. `start` is how each text begins. */
function resultWriter(
  metric: Metric,
  format: LineFormat,
  start: string,
): (result: MetricResult, number: number) => string {
  const constants = new WeakMap<MetricResult, string>();
  const head = headWriter(start);
  return (result, number) => {
    const known = constants.get(result);
    if (known !== undefined) return known;
    const kept = keptDetail(result, metric, format.detail, format.keepColumns);
    let text: string;
    try {
      text = resultText(head(result), kept);
    } catch (cause) {
      throw unwritable(metric, number, cause);
    }
    if (Object.isFrozen(result)) constants.set(result, text);
    return text;
  };
}

/** What the types of a metric forbid, a metric in plain JavaScript may give: a BigInt, an object that holds itself. */
function unwritable({ info }: Metric, number: number, cause: unknown): EvalError {
  const [reason] = String(cause instanceof Error ? cause.message : cause).split("\n");
  const message = `metadata of ${info.name} (${info.package}) must be what JSON can hold, got what is not for row ${number}: ${reason}`;
  return new EvalError("invalid-result", message, { cause });
}

/** What all results have. Most of a metric's results end as one of the last two did. */
function headWriter(start: string): (result: MetricResult) => string {
  let [last, before] = [NO_HEAD, NO_HEAD];
  return (result) => {
    if (isHeadOf(last, result)) return last.text;
    [last, before] = isHeadOf(before, result) ? [before, last] : [headOf(start, result), last];
    return last.text;
  };
}

interface Head extends Pick<MetricResult, "status" | "label" | "score" | "passed"> {
  readonly text: string;
}

const NO_HEAD: Head = { status: "error", label: "", score: null, passed: null, text: "" };

const isHeadOf = (head: Head, { label, score, passed, status }: MetricResult): boolean =>
  head.label === label && head.score === score && head.passed === passed && head.status === status;

function headOf(start: string, { status, label, score, passed }: MetricResult): Head {
  const text = `${start}${quoted(label)},${status === "scored" ? String(score) : quoted(status)},${String(passed)}`;
  return { status, label, score, passed, text };
}

function resultText(head: string, { reason, metadata }: KeptDetail): string {
  if (metadata !== null && hasKeys(metadata)) {
    return `${head},${reason === null ? "null" : quoted(reason)},${JSON.stringify(metadata)}]`;
  }
  return reason === null ? `${head}]` : `${head},${quoted(reason)}]`;
}

function hasKeys(record: object): boolean {
  for (const _ in record) return true;
  return false;
}

/** Labels and reasons are few, so their JSON form is remembered. */
const quotedTexts = new Map<string, string>();
const QUOTED_KEPT = 4_096;

function quoted(text: string): string {
  const known = quotedTexts.get(text);
  if (known !== undefined) return known;
  const json = JSON.stringify(text);
  if (quotedTexts.size < QUOTED_KEPT) quotedTexts.set(text, json);
  return json;
}
