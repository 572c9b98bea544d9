import { compatibleDescriptor } from "@eval/calls";
import type { Json, JsonRecord } from "@eval/core";
import type { MetricRef } from "@eval/runner";
import type { FoundMetric } from "../discovery/discover.js";
import { describedOptions } from "./described-models.js";

/**
 * Metrics with every model that their options describe moved to the server at `url`. It stands in their options, and so
 * in the run's record: a resumed run asks the same server, and one judge is never taken for another.
 */
export function redirectModels(metrics: readonly MetricRef[], found: readonly FoundMetric[], url: string): MetricRef[] {
  return metrics.map((ref) => {
    const moved = describedOptions(ref, found).map(([name, value]) => [name, move(value, url)]);
    return { ...ref, options: { ...ref.options, ...Object.fromEntries(moved) } };
  });
}

const move = (value: Json, url: string): Json =>
  Array.isArray(value) ? value.map((item) => move(item, url)) : compatibleDescriptor(value as JsonRecord, url);
