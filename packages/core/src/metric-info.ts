import { EvalError, show } from "./errors.js";
import { frozenCopy } from "./frozen-copy.js";
import type { MetricInfo } from "./metric.js";

/** What of a definition is told to everyone, checked and frozen. */
export function infoOf(definition: MetricInfo & { readonly blank?: "fail" | "measure" }): MetricInfo {
  const { name, version, range } = definition;
  // ascii: a metric's name is a command-line word
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new EvalError("invalid-metric", `metric name must be kebab-case, got ${show(name)}`);
  }
  if (!Number.isInteger(version) || version < 1) {
    throw new EvalError("invalid-metric", `version of ${name} must be a whole number from 1, got ${show(version)}`);
  }
  const [min, max] = range;
  if (min !== null && max !== null && !(min < max)) {
    throw new EvalError("invalid-metric", `range of ${name} must go from small to large, got ${show(range)}`);
  }
  if (worstScore(definition) === null && definition.needs.includes("output") && definition.blank !== "measure") {
    throw new EvalError(
      "invalid-metric",
      `blank of ${name} must be "measure", since range ${show(range)} has no worst score to give a blank output`,
    );
  }
  return frozenCopy({
    package: definition.package,
    name,
    version,
    summary: definition.summary,
    source: definition.source,
    needs: definition.needs,
    range,
    higherIsBetter: definition.higherIsBetter,
    ...(definition.onlyNeeds && { onlyNeeds: true }),
    ...(definition.flags && { flags: definition.flags }),
    ...(definition.caveat && { caveat: definition.caveat }),
    ...(definition.passesAlone && { passesAlone: definition.passesAlone }),
  });
}

/** The end of the range that is better, or null where it is open. */
export const bestScore = ({ range: [min, max], higherIsBetter }: MetricInfo): number | null =>
  higherIsBetter ? max : min;

/** The end of the range that is worse, or null where it is open. */
export const worstScore = ({ range: [min, max], higherIsBetter }: MetricInfo): number | null =>
  higherIsBetter ? min : max;
