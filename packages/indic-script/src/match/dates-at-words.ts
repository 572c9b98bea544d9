import type { AnswerWord } from "./answer-word.js";
import { isMonth, monthOf } from "./name-group.js";
import { COMMA, HYPHEN, type SplitAnswer } from "./split-answer.js";
import { FILLER, FUNCTION, RELATION } from "./word-roles.js";

/** A day of the calendar; a year of two digits is kept as it is written. */
export interface CalendarDate {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
  readonly isShortYear: boolean;
}

/** A date and the words it is written in: from `first` to before `next`. */
export interface DateAtWords {
  /** Two where day and month may be either way round: 05/08/1947. */
  readonly readings: readonly CalendarDate[];
  /** Its numbers as they are written, where it is written in digits alone. */
  readonly digits: string | null;
  readonly first: number;
  readonly next: number;
}

/** The dates of a text: 15/08/1947, 15-8-47, 1947-08-15, "15 August 1947", "August 15th, 1947", "1950 में, 26 जनवरी". */
export function datesAtWords(answer: SplitAnswer): DateAtWords[] {
  const found: DateAtWords[] = [];
  for (let at = 0; at < answer.words.length; ) {
    const date = inDigits(answer, at) ?? withMonth(answer, at);
    if (date !== null) found.push(date);
    at = date?.next ?? at + 1;
  }
  return found;
}

/** The date that a text is, with nothing beside it but small words; null for all other texts. */
export function wholeDate(answer: SplitAnswer): DateAtWords | null {
  const [date, ...more] = datesAtWords(answer);
  if (date === undefined || more.length > 0) return null;
  const rest = answer.words.filter((_, at) => at < date.first || at >= date.next);
  return rest.every(({ roles }) => (roles & (FILLER | FUNCTION)) !== 0) ? date : null;
}

/**
 * Whether two dates are one. What may be read in two ways is only like the same numbers in the same order, a year of two
 * digits like any year that ends with them; where the first has no year, that of the second does not count.
 */
export function isSameDate(expected: DateAtWords, said: DateAtWords): boolean {
  if (expected.digits !== null && expected.digits === said.digits) return true;
  if (expected.readings.length > 1 || said.readings.length > 1) return false;
  const [a, b] = [expected.readings[0]!, said.readings[0]!];
  if (a.day !== b.day || a.month !== b.month) return false;
  if (a.year === null) return true;
  if (b.year === null) return false;
  return a.isShortYear || b.isShortYear ? a.year % 100 === b.year % 100 : a.year === b.year;
}

const NUMERIC = /^(\d{1,4})([/.])(\d{1,2})\2(\d{2}|\d{4})$/;
const DIGITS = /^\d{1,4}$/;

function inDigits({ words, gaps }: SplitAnswer, at: number): DateAtWords | null {
  const written = NUMERIC.exec(words[at]!.fold);
  if (written !== null) return dateOf(written[1]!, written[3]!, written[4]!, at, at + 1);
  const parts = [words[at], words[at + 1], words[at + 2]];
  if (gaps[at] === HYPHEN || gaps[at + 1] !== HYPHEN || gaps[at + 2] !== HYPHEN || gaps[at + 3] === HYPHEN) return null;
  if (!parts.every((word) => word !== undefined && DIGITS.test(word.fold))) return null;
  return dateOf(parts[0]!.fold, parts[1]!.fold, parts[2]!.fold, at, at + 3);
}

function dateOf(a: string, b: string, c: string, first: number, next: number): DateAtWords | null {
  const digits = [a, b, c].map(Number).join("-");
  const readings =
    a.length === 4
      ? [{ day: Number(c), month: Number(b), year: Number(a), isShortYear: false }]
      : [
          { day: Number(a), month: Number(b), year: Number(c), isShortYear: c.length === 2 },
          { day: Number(b), month: Number(a), year: Number(c), isShortYear: c.length === 2 },
        ];
  if (a.length === 3 || c.length === 3 || (a.length !== 4 && c.length === 1)) return null;
  const valid = readings.filter(isValid).filter((date, index, all) => index === 0 || date.day !== all[0]!.day);
  return valid.length === 0 ? null : { readings: valid, digits, first, next };
}

const isValid = ({ day, month }: CalendarDate): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** 15, 15th, 15वीं. */
const DAY = /^(\d{1,2})(?:st|nd|rd|th|वां|वाँ|वीं|ला|ले|ই|লা|রা|ঠা|শে)?$/;
/** Behind the number of a day, apart from it: "15-ஆம் தேதி", "15 तारीख". */
const OF_DAY = /^(?:of|st|nd|rd|th|ஆம்|ம்|வது|தேதி|तारीख|tarikh|তারিখ|వ|తేదీ|تاریخ)$/;
const YEAR = /^[12]\d{3}$/;
const MOST_SKIPPED = 3;

function dayAt(word: AnswerWord | undefined): number | null {
  const day = Number(DAY.exec(word?.fold ?? "")?.[1] ?? 0);
  return day >= 1 && day <= 31 ? day : null;
}

/** A date that begins at a word and names its month. */
function withMonth(answer: SplitAnswer, at: number): DateAtWords | null {
  const { words } = answer;
  if (isMonth(words[at]!)) {
    const day = dayAt(words[at + 1]);
    return day === null ? null : named(answer, at, at + 2, day, at);
  }
  const leading = YEAR.test(words[at]!.fold) ? skipSmall(answer, at + 1) : at;
  const year = leading > at ? Number(words[at]!.fold) : null;
  if (year !== null && words[leading] !== undefined && isMonth(words[leading]!)) {
    const day = dayAt(words[leading + 1]);
    return day === null ? null : single(day, leading, year, at, leading + 2, answer);
  }
  const day = dayAt(words[leading]);
  if (day === null) return null;
  let month = leading + 1;
  while (month < words.length && month <= leading + 2 && OF_DAY.test(words[month]!.fold)) month += 1;
  if (words[month] === undefined || !isMonth(words[month]!)) return null;
  return year === null ? named(answer, at, month + 1, day, month) : single(day, month, year, at, month + 1, answer);
}

/** With the year behind it, where there is one. */
function named(answer: SplitAnswer, first: number, next: number, day: number, month: number): DateAtWords {
  const at = skipSmall(answer, next);
  const word = answer.words[at];
  const hasYear = word !== undefined && YEAR.test(word.fold) && answer.gaps[at]! <= COMMA;
  return single(day, month, hasYear ? Number(word.fold) : null, first, hasYear ? at + 1 : next, answer);
}

function single(
  day: number,
  month: number,
  year: number | null,
  first: number,
  next: number,
  { words }: SplitAnswer,
): DateAtWords {
  return {
    readings: [{ day, month: monthOf(words[month]!), year, isShortYear: false }],
    digits: null,
    first,
    next,
  };
}

/** Past "in the year", को सन्, in one sentence. */
function skipSmall({ words, gaps }: SplitAnswer, from: number): number {
  let at = from;
  while (at < words.length && at < from + MOST_SKIPPED && gaps[at]! <= COMMA) {
    if ((words[at]!.roles & (FILLER | FUNCTION | RELATION)) === 0) break;
    at += 1;
  }
  return at;
}
