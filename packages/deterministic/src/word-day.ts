import { lazyPattern } from "@eval/core/text";
import { monthNames } from "./month-names.js";
import { answerSteps, normalizerOf } from "./normalizer.js";

/** A day in words beside the month and year that it belongs to. */
export interface WordDay {
  readonly day: string;
  /** The name of the month, where it stands before the day. */
  readonly name?: string;
  readonly start: number;
}

/** One word or two, and what may stand between them and the month: "twenty-sixth of", "छब्बीस". */
const BEFORE_MONTH = lazyPattern(
  "(?<![\\p{L}\\p{M}])(?:([\\p{L}\\p{M}]+)[ -])?([\\p{L}\\p{M}]+) (?:of (?:the month of )?)?$",
  "u",
);
/** "April the third, ", "august fifteenth ". */
const BEFORE_YEAR = lazyPattern(
  "(?<![\\p{L}\\p{M}])([\\p{L}\\p{M}]+)\\.? (?:the )?(?:([\\p{L}\\p{M}]+)[ -])?([\\p{L}\\p{M}]+),? $",
  "u",
);
const WINDOW = 50;

/** The day in words before a month with its year that begin at `at`: "fifteenth of | August 1947". */
export function dayBeforeMonth(text: string, at: number): WordDay | null {
  const from = Math.max(0, at - WINDOW);
  const match = BEFORE_MONTH().exec(text.slice(from, at));
  return match === null ? null : dayOf(match[1], match[2] as string, from + match.index);
}

/** The month and the day in words before a year that begins at `at`: "August fifteenth, | 1947". */
export function dayBeforeYear(text: string, at: number): WordDay | null {
  const from = Math.max(0, at - WINDOW);
  const match = BEFORE_YEAR().exec(text.slice(from, at));
  const name = match?.[1];
  if (match === null || name === undefined || !monthNames().has(name)) return null;
  const found = dayOf(match[2], match[3] as string, from + match.index);
  return found === null || found.start !== from + match.index ? null : { ...found, name };
}

/** Two words that are one number, or the second of them. */
function dayOf(first: string | undefined, second: string, start: number): WordDay | null {
  const both = first === undefined ? null : dayNumber(`${first} ${second}`);
  if (both !== null) return { day: both, start };
  const one = dayNumber(second);
  return one === null ? null : { day: one, start: first === undefined ? start : start + first.length + 1 };
}

const dayNumber = (words: string): string | null => dayWords().get(words) ?? null;

/** Ranks of English up to the twentieth, the others being made of them; numbers of Hindi, also in Roman letters. */
const ENGLISH = (
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth " +
  "sixteenth seventeenth eighteenth nineteenth twentieth"
).split(" ");
const HINDI = (
  "एक/पहली दो तीन चार पाँच/पांच छह/छः/छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस बीस " +
  "इक्कीस बाईस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अठ्ठाईस/अट्ठाइस उनतीस/उन्तीस तीस इकतीस/इकत्तीस"
).split(" ");
const ROMAN_HINDI = (
  "ek/pehli do teen char/chaar paanch/panch chhah/chhe/chah saat aath nau das gyarah barah terah chaudah pandrah solah " +
  "satrah atharah unnis bees ikkis bais/baees teis chaubis pachis/pachchis chhabbis sattais atthais unatis/untees " +
  "tis/tees ikattis/iktis"
).split(" ");

let days: ReadonlyMap<string, string> | undefined;

function dayWords(): ReadonlyMap<string, string> {
  if (days !== undefined) return days;
  const fold = normalizerOf(answerSteps);
  const listed = [ENGLISH, HINDI, ROMAN_HINDI].flatMap((list) =>
    list.flatMap((words, index) => words.split("/").map((word) => [fold(word), String(index + 1)] as const)),
  );
  const ranks = ENGLISH.slice(0, 9).map((word, index) => [`twenty ${word}`, String(index + 21)] as const);
  days = new Map([...listed, ...ranks, ["thirtieth", "30"], ["thirty first", "31"]]);
  return days;
}
