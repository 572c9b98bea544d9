import type { ReadPlan } from "../rows/source.js";
import { createLineWriter } from "./journal-line.js";
import { loadMetric, type MetricRef } from "./metric-ref.js";
import type { ShardPlan } from "./shard.js";

/** A shard plan as plain JSON: metrics named instead of made, so that a thread can make them again. */
export interface ThreadPlan extends Omit<ShardPlan, "metrics" | "writeLine"> {
  readonly refs: readonly MetricRef[];
  readonly read: ReadPlan;
}

/** Makes the metrics of a plan. */
export async function loadPlan({ refs, ...plan }: ThreadPlan): Promise<ShardPlan> {
  const metrics = await Promise.all(refs.map(loadMetric));
  return { ...plan, metrics, writeLine: createLineWriter({ ...plan, metrics }) };
}
