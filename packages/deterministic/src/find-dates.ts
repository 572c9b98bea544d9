import { lazyPattern } from "@eval/core/text";
import { isRealDate, type PartialDate } from "./calendar-date.js";
import { type DateParts, dateShapesFor, isBeforeChrist } from "./date-shapes.js";
import { denialsIn } from "./denied-mention.js";
import { monthNames } from "./month-names.js";
import { answerSteps, normalizerOf } from "./normalizer.js";
import { dayBeforeMonth, dayBeforeYear } from "./word-day.js";

/** Whether day or month stands first in "03/04/2024"; null where that is not known. */
export type DateOrder = "dmy" | "mdy" | null;

/** A date in a text, folded as it was searched. */
export interface FoundDate {
  readonly text: string;
  /** The days it may mean; none where the calendar has no such day. */
  readonly readings: readonly PartialDate[];
  /** Whether it is named to be denied: "not 4 April". */
  readonly isDenied: boolean;
}

/**
 * The dates in a text, in order: ISO 8601, day and month in numbers with a year, month names of English, Hindi and
 * other languages of India with day or year, years of four digits, years with an era. Digits of every script.
 * Ranges of years ("1947-48"), decades and dates of other calendars (शक, संवत, Hijri) are no dates.
 */
export function findDates(text: string, order: DateOrder): readonly FoundDate[] {
  const folded = normalizerOf(answerSteps)(text);
  const spans: Span[] = [];
  for (const shape of dateShapesFor(folded)) {
    for (const match of folded.matchAll(shape)) {
      const start = match.index;
      const end = start + match[0].length;
      if (spans.some((span) => start < span.end && span.start < end)) continue;
      spans.push({ start, end, parts: match.groups as DateParts });
    }
  }
  const isDenied = denialsIn(folded);
  return spans
    .sort((left, right) => left.start - right.start)
    .filter(({ start, end }) => !isOtherCalendar(folded.slice(0, start), folded.slice(end)))
    .map((span) => withWordDay(folded, span))
    .map(({ start, end, parts }) => ({
      text: folded.slice(start, end).trim(),
      readings: readingsOf(parts, order),
      isDenied: isDenied(start, end),
    }));
}

/** "Fifteenth of August 1947" and "August fifteenth, 1947": the day in words beside what was found. */
function withWordDay(text: string, span: Span): Span {
  const { name, month, until, day, first, year } = span.parts;
  if (year === undefined || day !== undefined || first !== undefined || month !== undefined || until !== undefined)
    return span;
  const found = name === undefined ? dayBeforeYear(text, span.start) : dayBeforeMonth(text, span.start);
  if (found === null) return span;
  const { start, ...parts } = found;
  return { ...span, start, parts: { ...span.parts, ...parts } };
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly parts: DateParts;
}

const isOtherCalendar = (before: string, after: string): boolean =>
  CALENDAR_BEFORE().test(before.slice(-20)) || CALENDAR_AFTER().test(after.slice(0, 20));

const CALENDARS = "संवत्?|शके?|बंगाब्द|हिजरी|हिज्री|samvat|saka|shaka|hijri|a\\.?h\\.?";
const CALENDAR_BEFORE = lazyPattern(`(?<![\\p{L}\\p{M}])(?:${CALENDARS}) ?$`);
const CALENDAR_AFTER = lazyPattern(`^ ?(?:${CALENDARS})(?![\\p{L}\\p{M}])`);

function readingsOf(parts: DateParts, order: DateOrder): readonly PartialDate[] {
  const days = daysOf(parts).filter((day) => isRealDate({ year: 4, ...day }));
  const preferred = order === "mdy" ? days.slice(-1) : days.slice(0, 1);
  const chosen = order === null ? days : preferred;
  const dates = yearsOf(parts).flatMap((year) => chosen.map((day) => ({ ...year, ...day })));
  const real = withoutRepeats(dates.filter(isRealDate));
  return isRangeOfYears(parts) ? [...real, {}] : real;
}

/** "2001-02" is February 2001 and the year from 2001 to 2002, as budgets and sessions are named in India. */
const isRangeOfYears = ({ year, until }: DateParts): boolean =>
  until !== undefined && (Number(year) + 1) % 100 === Number(until);

/** Day and month in the orders they may stand in: day first, then month first. */
function daysOf({ name, month, until, day, first, second }: DateParts): readonly PartialDate[] {
  if (first !== undefined && second !== undefined) {
    const [one, other] = [Number(first), Number(second)];
    return [
      { month: other, day: one },
      { month: one, day: other },
    ];
  }
  const number = name === undefined ? (month ?? until) : monthNames().get(name);
  return [{ ...(number !== undefined && { month: Number(number) }), ...(day !== undefined && { day: Number(day) }) }];
}

/** The centuries that a year of two digits may be of. */
const CENTURIES = [1900, 2000];

function yearsOf({ year, short, era, lead }: DateParts): readonly PartialDate[] {
  if (short !== undefined) return CENTURIES.map((century) => ({ year: century + Number(short) }));
  if (year === undefined) return [{}];
  return [{ year: isBeforeChrist(era ?? lead) ? -Number(year) : Number(year) }];
}

function withoutRepeats(dates: readonly PartialDate[]): readonly PartialDate[] {
  const seen = new Map(dates.map((date) => [JSON.stringify([date.year, date.month, date.day]), date]));
  return [...seen.values()];
}
