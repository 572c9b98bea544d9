import type { MetricNumbers } from "@eval/runner";
import { withoutControls } from "./without-controls.js";

/** A count with its thousands apart. By hand: the first number that a process has formatted for it costs 15 ms. */
export const grouped = (count: number): string => String(count).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ",");

/** A share as percent, or a dash where there is none. */
export const percent = (share: number | null): string => (share === null ? "–" : `${(share * 100).toFixed(1)} %`);

/** A score with as many digits as a table has room for. */
export const decimal = (value: number | null): string => (value === null ? "–" : value.toFixed(4));

/** An interval as percent. */
export function percentInterval(interval: MetricNumbers["passRateInterval"]): string {
  if (interval === null || interval.low === null) return "–";
  return `${(interval.low * 100).toFixed(1)} to ${(interval.high * 100).toFixed(1)} %`;
}

/** An interval of scores. */
export function decimalInterval(interval: MetricNumbers["meanInterval"]): string {
  if (interval === null || interval.low === null) return "–";
  return `${interval.low.toFixed(4)} to ${interval.high.toFixed(4)}`;
}

/** A difference of shares, in percentage points. */
export const points = (difference: number | null): string =>
  difference === null ? "–" : `${(difference * 100).toFixed(1)} points`;

/** A difference of shares, with its sign. */
export const signedPoints = (difference: number | null): string => signed(difference, points);

/** A difference, with its sign. */
export const signed = (value: number | null, format: (value: number | null) => string): string =>
  value !== null && value > 0 ? `+${format(value)}` : format(value);

/** An interval of a difference of shares. */
export function pointsInterval(interval: MetricNumbers["passRateInterval"]): string {
  if (interval === null || interval.low === null) return "–";
  return `${(interval.low * 100).toFixed(1)} to ${points(interval.high)}`;
}

const SMALLEST_P = 0.0001;
export const pValue = (p: number | null): string => (p === null ? "–" : p < SMALLEST_P ? "< 0.0001" : p.toFixed(4));

/** A word in singular or plural, with its number. */
export const counted = (count: number, word: string): string => `${grouped(count)} ${word}${count === 1 ? "" : "s"}`;

/** Text of a model on one line, without controls that would act on the terminal. */
export function oneLine(text: string, length: number): string {
  const flat = withoutControls(text.replace(/\s+/gu, " ")).trim();
  const characters = [...flat];
  return characters.length <= length ? flat : `${characters.slice(0, length - 1).join("")}…`;
}
