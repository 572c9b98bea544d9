import type { Json, JsonRecord, Metric, MetricResult } from "@eval/core";

/** How much of what explains a score a run keeps: nothing, that of cases that need a look, or all of it. */
export type Detail = "none" | "failed" | "full";

export const detailLevels: readonly Detail[] = ["none", "failed", "full"];

/** What of a result goes into the journal beside label, score and verdict. */
export interface KeptDetail {
  readonly reason: string | null;
  readonly metadata: JsonRecord | null;
}

const NOTHING: KeptDetail = Object.freeze({ reason: null, metadata: null });

/**
 * What to keep of a result. Whatever the level, a resumed run must be able to count again what it did not score
 * again: true flags stay, the metadata of a corpus score stays, and with `keepColumns` what the metric's own table
 * columns show.
 */
export function keptDetail(result: MetricResult, metric: Metric, detail: Detail, keepColumns: boolean): KeptDetail {
  if (detail === "full") return { reason: result.reason, metadata: result.metadata };
  const isFlagged = hasFlag(result, metric);
  if (detail === "failed" && (isFlagged || isNoPass(result))) {
    return { reason: result.reason, metadata: result.metadata };
  }
  if (metric.corpus !== undefined) return { reason: null, metadata: result.metadata };
  const columns = keepColumns ? metric.columns : undefined;
  if (columns === undefined && !isFlagged) return NOTHING;
  return { reason: null, metadata: countedAgain(result.metadata, metric, columns) };
}

/** Cases to look at are those that did not pass or could not be measured, beside those that carry a flag. */
const isNoPass = ({ status, passed }: MetricResult): boolean => status !== "scored" || passed === false;

function hasFlag({ metadata }: MetricResult, { info }: Metric): boolean {
  if (info.flags === undefined) return false;
  // By the keys that are there: engines are slow to find that one is not.
  for (const key in metadata) if (metadata[key] === true && info.flags.includes(key)) return true;
  return false;
}

function countedAgain(
  metadata: JsonRecord,
  { info }: Metric,
  columns: Readonly<Record<string, string>> | undefined,
): JsonRecord | null {
  const kept: Record<string, Json> = {};
  for (const flag of info.flags ?? []) if (metadata[flag] === true) kept[flag] = true;
  for (const key of Object.values(columns ?? {})) if (metadata[key] !== undefined) kept[key] = metadata[key];
  return kept;
}
