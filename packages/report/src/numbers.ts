import { EvalError } from "@eval/core";
import type { Interval } from "@eval/stats";
import type { Numbers } from "./report.js";

/** A share as percent, or a dash where there is none. */
export const percent = (share: number | null): string =>
  share === null ? "–" : `${(finite(share) * 100).toFixed(1)} %`;

/** A score as a table shows it. */
export const decimal = (value: number | null): string => (value === null ? "–" : finite(value).toFixed(4));

/** What is no number must not be read as one: a report that would show it is not written. */
function finite(value: number): number {
  if (Number.isFinite(value)) return value;
  throw new EvalError("invalid-result", `a number of a report must be finite, got ${value}`);
}

/** A difference of shares, in percentage points: 5 % more than 80 % would be 84 %. */
export const points = (difference: number | null): string =>
  difference === null ? "–" : `${pointsAlone(difference)} points`;

/** The number of them, where the unit is said beside it. */
export const pointsAlone = (difference: number): string => (finite(difference) * 100).toFixed(1);

/** A difference with its sign, `+4.0 points`; the minus is U+2212, as wide as the plus. */
export const signed = (value: number, format: (value: number | null) => string): string =>
  `${value > 0 ? "+" : value < 0 ? "−" : "±"}${format(Math.abs(value))}`;

/** A whole number with its thousands set apart. */
export const whole = (value: number): string => value.toLocaleString("en");

/** A number of things, in words. */
export const counted = (count: number, word: string): string => `${whole(count)} ${word}${count === 1 ? "" : "s"}`;

/** What a metric's table shows first: the pass rate where it gives verdicts, else the mean score. */
export interface Estimate {
  readonly value: number | null;
  readonly interval: Interval | null;
  readonly format: (value: number | null) => string;
  /** The lower bound of the interval, where its unit is said once; `format` otherwise. */
  readonly formatLow?: (value: number) => string;
}

export function estimateOf(numbers: Numbers, isRate: boolean): Estimate {
  return isRate
    ? { value: numbers.passRate, interval: numbers.passRateInterval, format: percent }
    : { value: numbers.mean, interval: numbers.meanInterval, format: decimal };
}

/** How many cases an estimate is of: a rate is of those with a verdict. */
export const countOf = ({ scored, verdicts = scored }: Numbers, isRate: boolean): number =>
  isRate ? verdicts : scored;

/** The interval of an estimate; a dash where there is none. */
export function intervalText({ interval, format, formatLow = format }: Estimate): string {
  if (interval === null || interval.low === null) return "–";
  return `${formatLow(interval.low)} to ${format(interval.high)}`;
}

/** `95 % Wilson`: level and method of the intervals of a metric. */
export function intervalKind(interval: Interval | null): string {
  if (interval === null) return "interval";
  return `${Number((interval.level * 100).toFixed(2))} % interval (${interval.method})`;
}

/** The name of a group: the values of its columns, with words for what is missing or empty. */
export const groupNames = (by: Readonly<Record<string, string | null>>): string[] => Object.values(by).map(groupName);

export const groupName = (value: string | null): string =>
  value === null ? "(none)" : value === "" ? "(empty)" : value;

/** `matched 76, missing 51`. */
export const countList = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${whole(count)}`)
    .join(", ");
