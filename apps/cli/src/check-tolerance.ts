import { EvalError, type MetricInfo } from "@eval/core";
import type { ScoredRun } from "@eval/runner";

type Range = MetricInfo["range"];

/**
 * Refuses a tolerance that no loss can exceed: a rate falls by 1 at most. Someone who writes 2 for two points would else
 * have a gate that nothing fails. Of a metric with a wider range, such as BLEU from 0 to 100, it is taken.
 */
export function checkTolerance(
  tolerance: number,
  metrics: readonly string[],
  sides: readonly ScoredRun[],
  rangeOf: (metric: string) => Range | undefined,
): void {
  if (tolerance < 1) return;
  const isCompared = (wanted: string) => sides.every((side) => side.metrics.some(({ name }) => name === wanted));
  for (const metric of metrics.filter(isCompared)) {
    const scale = narrowScale(metric, sides, rangeOf);
    if (scale !== null) throw tooWide(tolerance, `${metric} is compared by ${scale}`);
  }
}

/** What a metric is compared by, in words, where no difference can be above 1; else null. */
function narrowScale(
  name: string,
  sides: readonly ScoredRun[],
  rangeOf: (metric: string) => Range | undefined,
): string | null {
  const places = sides.map((side) => ({ side, at: side.metrics.findIndex((metric) => metric.name === name) }));
  const cases = places.flatMap(({ side, at }) =>
    side.cases.map(({ scores, verdicts }) => ({ score: scores[at] ?? null, passed: verdicts[at] ?? null })),
  );
  const measured = cases.filter(({ score }) => score !== null);
  if (measured.length > 0 && measured.every(({ passed }) => passed !== null)) return "pass rate, from 0 to 1";
  // A file does not say which range its scores have, so those that it holds tell.
  const isDefined = places.some(({ side, at }) => side.metrics[at]?.version !== null);
  const range = isDefined ? rangeOf(name) : undefined;
  if (range !== undefined) return isNarrow(range) ? `scores from ${range[0]} to ${range[1]}` : null;
  const isUnit = measured.length > 0 && measured.every(({ score }) => score !== null && score >= 0 && score <= 1);
  return isUnit ? "scores from 0 to 1" : null;
}

const isNarrow = ([low, high]: Range): boolean => low !== null && high !== null && high - low <= 1;

/** The most that can be meant by percentage points. */
const POINTS = 100;

function tooWide(tolerance: number, why: string): EvalError {
  const share = Number((tolerance / POINTS).toPrecision(12));
  const points = `${tolerance} ${tolerance === 1 ? "point" : "points"}`;
  const hint = tolerance < POINTS ? `; ${points} is ${share}` : "";
  return new EvalError("invalid-option", `--tolerance must be below 1, got ${tolerance}: ${why}${hint}`);
}
