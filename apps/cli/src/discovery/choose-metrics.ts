import { EvalError, type JsonRecord, show } from "@eval/core";
import type { MetricRef } from "@eval/runner";
import type { FoundMetric } from "./discover.js";
import { nearest } from "./nearest.js";

/** A metric asked for by name, with options. */
export interface MetricChoice {
  readonly name: string;
  readonly options: JsonRecord;
}

/** Reads `name` or `name:{"option":value}`. */
export function parseMetricChoice(text: string): MetricChoice {
  const colon = text.indexOf(":");
  if (colon === -1) return { name: text, options: {} };
  const name = text.slice(0, colon);
  try {
    const options: unknown = JSON.parse(text.slice(colon + 1));
    if (typeof options === "object" && options !== null && !Array.isArray(options))
      return { name, options: options as JsonRecord };
  } catch {
    // Falls through to the one message that shows the right form.
  }
  throw new EvalError(
    "invalid-option",
    `options must be a JSON object, as in '${name}:{"option":"value"}', got ${show(text)}`,
  );
}

/** Turns choices into references that a run can use; options are checked by making each metric once. */
export function chooseMetrics(found: readonly FoundMetric[], choices: readonly MetricChoice[]): MetricRef[] {
  const names = choices.map(({ name }) => name);
  const doubled = names.find((name, index) => names.indexOf(name) !== index);
  if (doubled !== undefined) {
    throw new EvalError(
      "invalid-option",
      `a metric can be used once in a run, got ${show(doubled)} twice; run evals twice and compare`,
    );
  }
  return choices.map(({ name, options }) => {
    const metric = found.find((candidate) => candidate.name === name);
    if (metric === undefined) throw unknownMetric(name, found);
    metric.factory(options);
    return { package: metric.package, name, module: metric.module, exportName: metric.exportName, options };
  });
}

export function unknownMetric(name: string, found: readonly FoundMetric[]): EvalError {
  const names = found.map((metric) => metric.name);
  const guess = nearest(name, names);
  const hint = guess === null ? `installed are ${names.join(", ") || "none"}` : `did you mean ${guess}?`;
  return new EvalError("unknown-metric", `no metric ${show(name)} is installed; ${hint}`);
}
