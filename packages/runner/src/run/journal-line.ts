import type { Metric, MetricResult } from "@eval/core";
import { type Detail, keptDetail } from "./detail.js";

/** How journal lines are written: which metrics, and how much of what explains a score. */
export interface LineFormat {
  readonly metrics: readonly Metric[];
  readonly detail: Detail;
  readonly keepColumns: boolean;
}

/**
 * One line of `results.jsonl`: the case number, its id where it has one, and for each metric, in the order of
 * `run.json`, `[label, score, passed]` with reason and metadata behind them where they are kept. A result without a
 * score has its status ("unscored", "error") in the place of the score.
 *
 * Positions instead of keys keep the journal of a million rows at about a third of their size.
 */
export function journalLine(
  format: LineFormat,
  number: number,
  id: string | undefined,
  results: readonly MetricResult[],
): string {
  let line =
    id === undefined ? `{"case":${number},"results":[` : `{"case":${number},"id":${JSON.stringify(id)},"results":[`;
  for (let index = 0; index < results.length; index++) {
    if (index > 0) line += ",";
    line += resultText(format, results[index] as MetricResult, format.metrics[index] as Metric);
  }
  return `${line}]}\n`;
}

function resultText({ detail, keepColumns }: LineFormat, result: MetricResult, metric: Metric): string {
  const score = result.status === "scored" ? String(result.score) : quoted(result.status);
  const head = `[${quoted(result.label)},${score},${String(result.passed)}`;
  const { reason, metadata } = keptDetail(result, metric, detail, keepColumns);
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
