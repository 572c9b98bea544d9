import { compatibleDescriptor } from "@eval/calls";
import type { Json, JsonRecord } from "@eval/core";
import type { MetricRef } from "@eval/runner";
import type { FoundMetric } from "../discovery/discover.js";

/**
 * Metrics with every model that their options describe moved to the server at `url`. It stands in their options, and so
 * in the run's record: a resumed run asks the same server, and one judge is never taken for another.
 */
export function redirectModels(metrics: readonly MetricRef[], found: readonly FoundMetric[], url: string): MetricRef[] {
  return metrics.map((ref) => {
    const factory = found.find(({ name }) => name === ref.name)?.factory;
    if (factory === undefined) return ref;
    const resolved = Object.entries(factory(ref.options).options as JsonRecord);
    const moved = resolved.filter(([, value]) => isDescribed(value)).map(([key, value]) => [key, move(value, url)]);
    return { ...ref, options: { ...ref.options, ...Object.fromEntries(moved) } };
  });
}

/** A descriptor says its backend; a panel is a list of them. */
const isDescribed = (value: Json): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isDescribed)
    : typeof value === "object" && value !== null && typeof (value as JsonRecord)["backend"] === "string";

const move = (value: Json, url: string): Json =>
  Array.isArray(value) ? value.map((item) => move(item, url)) : compatibleDescriptor(value as JsonRecord, url);
