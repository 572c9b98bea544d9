import { findNumbers, type NumberResult } from "@eval/core/text/numbers";
import type { Amount } from "./amount.js";
import { clockTimes, endsInHour, isHour } from "./clock-times.js";
import { joinedMeasures, spokenMeasures } from "./spoken-measures.js";
import { unitBehind } from "./unit-behind.js";

/** All numbers of a text with both ends of ranges, and clock times as hours: "a quarter past two" is 2.25. */
export function amountsOf(text: string): readonly Amount[] {
  const known = recent.find((read) => read.text === text);
  if (known !== undefined) return known.amounts;
  const amounts = readAmounts(text);
  recent = [{ text, amounts }, ...recent.slice(0, 2)];
  return amounts;
}

/** Source and trace of one case are asked for again and again. */
let recent: readonly { readonly text: string; readonly amounts: readonly Amount[] }[] = [];

function readAmounts(text: string): Amount[] {
  const spoken = [...clockTimes(text), ...spokenMeasures(text)];
  const single: Amount[] = [];
  for (const found of findNumbers(unhyphenated(text))) {
    // "a quarter" and "two" are no numbers of their own in "a quarter past two".
    if (!isInside(found, spoken)) pushAmounts(single, found, text);
  }
  const joined = joinedMeasures(single, text);
  const all = [...spoken, ...joined, ...single.filter((found) => !isInside(found, joined))];
  return all.sort((left, right) => left.start - right.start);
}

/** "One-and-a-half" as "one and a half", in the same places. */
const unhyphenated = (text: string): string =>
  /-and-/i.test(text) ? text.replace(/(?<=[a-z])-(?=(and|a|one|half|quarter)(?![a-z]))/gi, " ") : text;

interface Span {
  readonly start: number;
  readonly end: number;
}

function isInside({ start, end }: Span, wider: readonly Span[]): boolean {
  return wider.some((other) => other.start <= start && other.end >= end);
}

/** Both ends of a range, all readings of what can be read in several ways. */
function pushAmounts(amounts: Amount[], found: NumberResult, text: string): void {
  const { start, end } = found;
  const isClock = found.unit === undefined ? isHour(text, end) : endsInHour(found.text);
  const unit = isClock ? null : unitOf(found, text);
  const push = (value: number) => {
    amounts.push(isClock ? { value, unit, start, end, isClock } : { value, unit, start, end });
  };
  if (found.kind === "number") push(found.value);
  else if (found.kind === "ambiguous") for (const { value } of found.readings) push(value);
  else {
    push(found.low.value);
    push(found.high.value);
  }
}

function unitOf({ unit, currency, percent, end }: NumberResult, text: string): string | null {
  return unit ?? currency ?? (percent ? "%" : unitBehind(text.slice(end, end + 20)));
}

/** Whether two amounts are the same; "90 min" is "1.5 h", "15:30" is "3:30". A missing unit fits any. */
export function isSameAmount(left: Amount, right: Amount): boolean {
  if (left.isClock && right.isClock) return isNear(left.value % 12, right.value % 12);
  if (left.unit === null || right.unit === null || left.unit === right.unit) return isNear(left.value, right.value);
  const from = UNITS[left.unit];
  const to = UNITS[right.unit];
  if (from === undefined || to === undefined || from[0] !== to[0]) return false;
  return isNear(left.value * from[1], right.value * to[1]);
}

/** Whether both are hours of the day or both measure the same thing by their units. */
export function isSameKind(left: Amount, right: Amount): boolean {
  if (left.isClock || right.isClock) return left.isClock === right.isClock;
  if (left.unit === null || right.unit === null) return false;
  return left.unit === right.unit || (UNITS[left.unit]?.[0] ?? left.unit) === UNITS[right.unit]?.[0];
}

/** Converted units are not exact in binary. */
const isNear = (left: number, right: number): boolean =>
  Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right));

/** Symbol to dimension and factor, as the number reader of core names units. */
const UNITS: Readonly<Record<string, readonly [string, number]>> = {
  s: ["time", 1],
  min: ["time", 60],
  h: ["time", 3600],
  day: ["time", 86_400],
  g: ["mass", 1],
  mg: ["mass", 0.001],
  kg: ["mass", 1000],
  q: ["mass", 100_000],
  t: ["mass", 1_000_000],
  mm: ["length", 0.001],
  cm: ["length", 0.01],
  m: ["length", 1],
  km: ["length", 1000],
  ml: ["volume", 0.001],
  l: ["volume", 1],
  month: ["months", 1],
  year: ["months", 12],
};
