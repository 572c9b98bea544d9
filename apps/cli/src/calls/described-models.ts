import type { Json, JsonRecord } from "@eval/core";
import type { MetricRef } from "@eval/runner";
import type { FoundMetric } from "../discovery/discover.js";

/** The options of a metric, defaults included, whose values describe a model or a list of them. */
export function describedOptions(ref: MetricRef, found: readonly FoundMetric[]): [name: string, value: Json][] {
  const factory = found.find(({ name }) => name === ref.name)?.factory;
  const options = (factory?.(ref.options).options ?? {}) as JsonRecord;
  // An encoder is described in the same form, and is no chat model.
  return Object.entries(options).filter(([name, value]) => name !== "encoder" && isDescribed(value));
}

/** Every model that the options of metrics describe. */
export const describedModels = (metrics: readonly MetricRef[], found: readonly FoundMetric[]): JsonRecord[] =>
  metrics.flatMap((ref) =>
    describedOptions(ref, found).flatMap(
      ([, value]): JsonRecord[] => (Array.isArray(value) ? value : [value]) as JsonRecord[],
    ),
  );

/** A descriptor says its backend; a panel is a list of them. */
export const isDescribed = (value: Json): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every(isDescribed)
    : typeof value === "object" && value !== null && typeof (value as JsonRecord)["backend"] === "string";
