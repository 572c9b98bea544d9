/**
 * What a text states of a day of the Gregorian calendar; nothing where it is a range of years after all. Years before
 * Christ are negative.
 */
export interface PartialDate {
  readonly year?: number;
  readonly month?: number;
  readonly day?: number;
}

/** Whether the calendar has such a day: 2024-02-30 it has not. 29 February without a year may be one. */
export function isRealDate({ year, month, day }: PartialDate): boolean {
  if (year === 0) return false;
  if (month === undefined) return day === undefined;
  if (month < 1 || month > 12) return false;
  return day === undefined || (day >= 1 && day <= lengthOfMonth(month, year));
}

function lengthOfMonth(month: number, year: number | undefined): number {
  if (month === 2) return year === undefined || isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** There is no year 0: the year before 1 is 1 BC, which astronomers call 0. */
function isLeapYear(year: number): boolean {
  const astronomical = year < 0 ? year + 1 : year;
  return astronomical % 4 === 0 && (astronomical % 100 !== 0 || astronomical % 400 === 0);
}

/** `less_precise`: nothing differs, but a part that is expected is not stated. */
export type DateVerdict = "matched" | "different" | "less_precise";

/** Compares a date with the one expected, in the parts that the latter states. */
export function compareDates(found: PartialDate, expected: PartialDate): DateVerdict {
  const parts = (["year", "month", "day"] as const).filter((part) => expected[part] !== undefined);
  if (parts.some((part) => found[part] !== undefined && found[part] !== expected[part])) return "different";
  return parts.every((part) => found[part] !== undefined) ? "matched" : "less_precise";
}

/** ISO 8601 as far as the parts go: "1947-08-15", "1947-08", "--08-15", "44 BC". */
export function showDate({ year, month, day }: PartialDate): string {
  if (year === undefined && month === undefined) return "a range of years";
  const isBefore = year !== undefined && year < 0;
  const parts = [month, day].filter((part) => part !== undefined).map((part) => String(part).padStart(2, "0"));
  const head = year === undefined ? "-" : String(Math.abs(year)).padStart(isBefore ? 1 : 4, "0");
  return [head, ...parts].join("-") + (isBefore ? " BC" : "");
}
