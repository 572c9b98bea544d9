import { type AnswerWord, answerWord } from "./answer-word.js";
import { isMonth, monthOf } from "./name-group.js";
import { COMMA, HYPHEN, type SplitAnswer } from "./split-answer.js";
import { FILLER, FUNCTION, RELATION } from "./word-roles.js";
import { wordStems } from "./word-stems.js";
import { wordValue } from "./word-value.js";

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

/** The dates of a text: 15/08/1947, 15-8-47, 1947-08-15, "15 August 1947", "August 15th, 1947", "1950 में, 26 जनवरी", "1869 அக்டோபர் 2". */
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
  return isSameDay(expected.readings[0]!, said.readings[0]!);
}

/** Whether two dates are one if day and month of one of them are read in the right way round: 01/07/2017 for 1 July 2017. */
export const mayBeSameDate = (expected: DateAtWords, said: DateAtWords): boolean =>
  expected.readings.some((own) => said.readings.some((other) => isSameDay(own, other)));

function isSameDay(a: CalendarDate, b: CalendarDate): boolean {
  if (a.day !== b.day || a.month !== b.month) return false;
  if (a.year === null) return true;
  if (b.year === null) return false;
  return a.isShortYear || b.isShortYear ? a.year % 100 === b.year % 100 : a.year === b.year;
}

const NUMERIC = /^(\d{1,4})([/.])(\d{1,2})\2(\d{2}|\d{4})$/;
const DIGITS = /^\d{1,4}$/;

function inDigits({ words, gaps }: SplitAnswer, at: number): DateAtWords | null {
  const written = NUMERIC.exec(words[at]!.fold);
  if (written !== null) return dateOf([written[1]!, written[3]!, written[4]!], written[2] !== "/", at, at + 1);
  const parts = [words[at], words[at + 1], words[at + 2]];
  if (gaps[at] === HYPHEN || gaps[at + 1] !== HYPHEN || gaps[at + 2] !== HYPHEN || gaps[at + 3] === HYPHEN) return null;
  if (!parts.every((word) => word !== undefined && DIGITS.test(word.fold))) return null;
  return dateOf([parts[0]!.fold, parts[1]!.fold, parts[2]!.fold], true, at, at + 3);
}

/**
 * Month before day is written with slashes alone: no locale of CLDR 48 puts the month first with hyphens or points. So
 * 2-10-1869 is a day of October, where 2/10/1869 may be one of February; 10-25-1869 can only be the month first.
 */
function dateOf(
  [a, b, c]: readonly [string, string, string],
  isDayFirst: boolean,
  first: number,
  next: number,
): DateAtWords | null {
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
  return valid.length === 0 ? null : { readings: isDayFirst ? valid.slice(0, 1) : valid, digits, first, next };
}

const isValid = ({ day, month }: CalendarDate): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** 15, 15th, 15वीं, 15ஆம், 15న. */
const DAY = /^(\d{1,2})(?:st|nd|rd|th|वां|वाँ|वीं|ला|ले|ই|লা|রা|ঠা|শে|ஆம்|ம்|வது|ந்தேதி|వ|న|నే|ನೇ|ರಂದು|ാം|ന്|મી|ਵੀਂ)?$/;
/** Behind the number of a day, apart from it: "15-ஆம் தேதி", "15 तारीख". */
const OF_DAY = /^(?:of|st|nd|rd|th|ஆம்|ம்|வது|தேதி|तारीख|tarikh|তারিখ|వ|తేదీ|تاریخ)$/;
/** 1947, 1947ஆம், 2014లో: endings of Indian languages are glued to digits. */
const YEAR = /^([12]\d{3})(?:[\u0900-\u0d7f]{1,5})?$/;
/** "Year" behind the number of one: 1869ஆம் ஆண்டு, ১৮৬১ সালের. */
const OF_YEAR =
  /^(?:ஆம்|ஆண்டு|ஆண்டில்|ஆண்டின்|வருடம்|வருடத்தில்|সাল|সালে|সালের|সন|সনে|সনের|খ্রিস্টাব্দে|খ্রিস্টাব্দের|साली|सालच्या|वर्षी|वर्षाच्या|సంవత్సరం|సంవత్సరంలో|సంవత్సరపు|వ|ನೇ|ವರ್ಷ|ವರ್ಷದ|ഇലെ|വർഷം|સાલ|સાલમાં|ਸਾਲ)$/;
const MOST_SKIPPED = 3;

/** In digits or in one word: दो अक्टूबर. */
function dayAt(word: AnswerWord | undefined): number | null {
  if (word === undefined) return null;
  const day = Number(DAY.exec(word.fold)?.[1] ?? wordValue(word) ?? 0);
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : null;
}

const yearOf = (word: AnswerWord | undefined): number | null => {
  const written = YEAR.exec(word?.fold ?? "");
  return written === null ? null : Number(written[1]);
};

/** The month that a word names, with a case ending or without: নভেম্বরের, ஆகஸ்டில்; 0 for other words. */
function monthAt(word: AnswerWord | undefined): number {
  if (word === undefined) return 0;
  const own = monthOf(word);
  if (own > 0 || word.script === "Latn" || word.script === "none") return own;
  // Marathi; in Hindi a careless में.
  if (word.fold === "मे") return MAY;
  for (const stem of wordStems(word, "")) {
    const month = monthOf(answerWord(stem));
    if (month > 0) return month;
  }
  return 0;
}

const MAY = 5;

/** A date that begins at a word and names its month. */
function withMonth(answer: SplitAnswer, at: number): DateAtWords | null {
  const { words } = answer;
  const year = yearOf(words[at]);
  const from = year === null ? at : skipSmall(answer, at + 1);
  // Whether a word is a day is known sooner than whether it is a month.
  // Behind a year small words may part them: 1931 के मार्च की 23 तारीख.
  const dayFrom = year === null ? from + 1 : skipSmall(answer, from + 1);
  const dayBehind = dayAt(words[dayFrom]);
  const leading = dayBehind === null ? 0 : monthAt(words[from]);
  if (dayBehind !== null && leading > 0) {
    return single(answer, { day: dayBehind, month: leading, year }, at, behindDay(answer, dayFrom + 1));
  }
  const day = dayAt(words[from]);
  if (day === null) return null;
  const behind = behindDay(answer, from + 1);
  const month = monthAt(words[behind]);
  return month === 0 ? null : single(answer, { day, month, year }, at, behind + 1);
}

/** Past "of" and तारीख. */
function behindDay({ words }: SplitAnswer, from: number): number {
  let at = from;
  while (at < words.length && at <= from + 1 && OF_DAY.test(words[at]!.fold)) at += 1;
  return at;
}

/** With the year behind it, where there is none before. */
function single(
  answer: SplitAnswer,
  { day, month, year }: Omit<CalendarDate, "isShortYear">,
  first: number,
  next: number,
): DateAtWords {
  const at = year === null ? skipSmall(answer, next) : next;
  const behind = year === null && isNear(answer, at) ? yearOf(answer.words[at]) : null;
  const readings = [{ day, month, year: year ?? behind, isShortYear: false }];
  return { readings, digits: null, first, next: behind === null ? next : at + 1 };
}

/** In the same sentence as the word before it; the point of "2 Oct. 1869" ends none. */
function isNear({ words, gaps, text, starts, ends }: SplitAnswer, at: number): boolean {
  if (at >= words.length) return false;
  if (gaps[at]! <= COMMA) return true;
  const before = words[at - 1]!;
  return before.fold.length <= SHORT_MONTH && isMonth(before) && text.slice(ends[at - 1], starts[at]).trim() === ".";
}

/** Letters of "Sept." */
const SHORT_MONTH = 4;

/** Past "in the year", को सन्, in one sentence. */
function skipSmall({ words, gaps }: SplitAnswer, from: number): number {
  let at = from;
  while (at < words.length && at < from + MOST_SKIPPED && gaps[at]! <= COMMA) {
    if ((words[at]!.roles & (FILLER | FUNCTION | RELATION)) === 0 && !OF_YEAR.test(words[at]!.fold)) break;
    at += 1;
  }
  return at;
}
