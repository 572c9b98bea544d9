import type { Interval } from "@eval/stats";
import { decimal, percent } from "../numbers.js";
import type { RunRating } from "./run-ratings.js";

/** A level of capability, with what a run must reach for it. */
interface Bar {
  readonly level: string;
  readonly passRate: number;
  readonly mean: number;
}

/** From genai_capability_bench 8aa833c, whose lines ours are too: only what has to clear them differs. */
const bars: readonly Bar[] = [
  { level: "Strong", passRate: 0.85, mean: 0.8 },
  { level: "Moderate-Strong", passRate: 0.7, mean: 0.65 },
  { level: "Mixed", passRate: 0.5, mean: 0.5 },
];
const LOWEST = "Weak";

export interface CapabilityNumbers {
  readonly mean: number | null;
  readonly meanInterval: Interval | null;
  readonly passRate: number | null;
  readonly passRateInterval: Interval | null;
  readonly passRateBounds: readonly [low: number, high: number] | null;
}

/**
 * How well the model did. `interval` asks the lower bounds of pass rate and mean to clear a level's lines, so that a
 * level is not owed to luck; `point` asks the numbers themselves, as genai_capability_bench does. A mean whose scores
 * are all equal has no interval; the pass rate decides then. `Not rated` without scores, and by `interval` without one.
 *
 * @example
 * const numbers = { mean: 0.86, meanInterval: null, passRate: 0.86, passRateInterval: null, passRateBounds: null };
 * capabilityRating(numbers, "point").level; // => "Strong"
 */
export function capabilityRating(numbers: CapabilityNumbers, by: "point" | "interval"): RunRating {
  const { mean, passRate } = numbers;
  if (mean === null) return { level: "Not rated", reasons: ["no case was scored"] };
  const unsure = by === "interval" && passRate === null ? unsureReason(numbers.meanInterval) : null;
  if (unsure !== null) return { level: "Not rated", reasons: [`mean score ${decimal(mean)}`, unsure] };
  const rate = by === "point" ? passRate : lowOf(numbers.passRateInterval, passRate);
  // Without a spread, or where the mean is the rate, the interval of the rate says all there is to say.
  const isRate = passRate !== null && (mean === passRate || numbers.meanInterval?.low == null);
  const average = by === "point" ? mean : isRate ? null : lowOf(numbers.meanInterval, mean);
  const reached = bars.find((bar) => clears(rate, bar.passRate) && clears(average, bar.mean));
  const level = reached?.level ?? LOWEST;
  return {
    level,
    reasons: [...valueReasons(numbers, by), ...missedReason(level, rate, average, by), ...worst(numbers, level)],
  };
}

function unsureReason(interval: Interval | null): string | null {
  if (interval === null) return "there is no interval to say how sure the mean is";
  return interval.low === null ? interval.reason : null;
}

const clears = (value: number | null, line: number): boolean => value === null || value >= line;

const lowOf = (interval: Interval | null, value: number | null): number | null =>
  value === null ? null : (interval?.low ?? 0);

function valueReasons({ mean, meanInterval, passRate, passRateInterval }: CapabilityNumbers, by: string): string[] {
  const range = (interval: Interval | null, format: (value: number | null) => string) =>
    by === "point" || interval === null || interval.low === null
      ? ""
      : `, ${Number((interval.level * 100).toFixed(2))} % interval ${format(interval.low)} to ${format(interval.high)}`;
  const rate = passRate === null ? [] : [`pass rate ${percent(passRate)}${range(passRateInterval, percent)}`];
  // A score that is the verdict has no mean of its own.
  return mean === passRate ? rate : [...rate, `mean score ${decimal(mean)}${range(meanInterval, decimal)}`];
}

/** What keeps the run from the next level. */
function missedReason(level: string, rate: number | null, average: number | null, by: string): string[] {
  const next = bars[bars.findIndex((bar) => bar.level === level) - 1] ?? (level === LOWEST ? bars.at(-1) : undefined);
  if (next === undefined) return [];
  const what = by === "point" ? "" : "the lower bound of ";
  const missed = [
    ...(clears(rate, next.passRate)
      ? []
      : [`${what}the pass rate, ${percent(rate)}, is below ${percent(next.passRate)}`]),
    ...(clears(average, next.mean) ? [] : [`${what}the mean, ${decimal(average)}, is below ${decimal(next.mean)}`]),
  ];
  return missed.length === 0 ? [] : [`not ${next.level}: ${missed.join(" and ")}`];
}

/** Cases that were not measured could have failed. */
function worst({ passRateBounds }: CapabilityNumbers, level: string): string[] {
  const line = bars.find((bar) => bar.level === level)?.passRate;
  if (passRateBounds === null || line === undefined || passRateBounds[0] >= line) return [];
  return [`had every case that could not be measured failed, the pass rate would be ${percent(passRateBounds[0])}`];
}
