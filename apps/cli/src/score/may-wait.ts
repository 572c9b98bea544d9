import type { MetricRef } from "@eval/runner";
import type { FoundMetric } from "../discovery/discover.js";

/** Whether a metric may give a promise, and so may ask a model. */
export function mayWait({ name, options }: MetricRef, found: readonly FoundMetric[]): boolean {
  return found.find((metric) => metric.name === name)?.factory(options).async !== false;
}
