import { compatibleDescriptor } from "@eval/calls";
import type { Json, JsonRecord } from "@eval/core";
import type { MetricRef } from "@eval/runner";
import type { FoundMetric } from "../discovery/discover.js";
import { describedOptions, isDescribed } from "./described-models.js";

/**
 * Metrics with every model that their options describe moved to the server at `url`, and a `model` that is not set, which
 * is handed on to metrics that another one opens, set to it. It stands in their options, and so in the run's record: a
 * resumed run asks the same server, and one judge is never taken for another.
 */
export function redirectModels(metrics: readonly MetricRef[], found: readonly FoundMetric[], url: string): MetricRef[] {
  return metrics.map((ref) => {
    const moved = describedOptions(ref, found).map(([name, value]) => [name, move(value, url)]);
    const { options } = found.find(({ name }) => name === ref.name)?.factory(ref.options) ?? ref;
    const handed = (options as JsonRecord)["model"] === null ? { model: compatibleDescriptor({}, url) } : {};
    const given = moveBelow(ref.options, url) as JsonRecord;
    return { ...ref, options: { ...given, ...Object.fromEntries(moved), ...handed } };
  });
}

/** What describes no model that is to be asked: an encoder, and the model that a judge card was made of. */
const NOT_ASKED: readonly string[] = ["encoder", "card"];

/** Models that stand deeper in options: those of the parts of a profile. */
function moveBelow(value: Json, url: string): Json {
  if (typeof value !== "object" || value === null) return value;
  if (isDescribed(value)) return move(value, url);
  if (Array.isArray(value)) return value.map((item) => moveBelow(item, url));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, NOT_ASKED.includes(name) ? item : moveBelow(item, url)]),
  );
}

const move = (value: Json, url: string): Json =>
  Array.isArray(value) ? value.map((item) => move(item, url)) : compatibleDescriptor(value as JsonRecord, url);
