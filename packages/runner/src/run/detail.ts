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
  if (detail === "full" || (detail === "failed" && needsLook(result, metric))) {
    return { reason: result.reason, metadata: result.metadata };
  }
  if (metric.corpus !== undefined) return { reason: null, metadata: result.metadata };
  const columns = keepColumns ? metric.columns : undefined;
  const isFlagged = hasFlag(result, metric);
  if (columns === undefined && !isFlagged) return NOTHING;
  return { reason: null, metadata: countedAgain(result.metadata, metric, columns) };
}

/** A case to look at: it did not pass, could not be measured, or carries a flag. */
function needsLook(result: MetricResult, metric: Metric): boolean {
  return result.status !== "scored" || result.passed === false || hasFlag(result, metric);
}

function hasFlag(result: MetricResult, metric: Metric): boolean {
  const { flags } = metric.info;
  if (flags === undefined) return false;
  for (const flag of flags) if (result.metadata[flag] === true) return true;
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
