import { compareDates, type PartialDate } from "../calendar-date.js";
import { findDates } from "../find-dates.js";
import { answerSteps, normalizerOf } from "../normalizer.js";
import type { WordsOf } from "./content-words.js";
import { isWithin } from "./word-relation.js";

/** A short answer that is a date, and its words beside the date. */
export interface DatedAnswer {
  readonly date: PartialDate;
  readonly words: readonly string[];
}

/** The date that a short answer states, if it states one and in one way. */
export function datedAnswer(text: string, wordsOf: WordsOf): DatedAnswer | null {
  const [found, ...others] = findDates(text, null);
  const [date, ...otherReadings] = found?.readings ?? [];
  if (found === undefined || date === undefined || others.length > 0 || otherReadings.length > 0) return null;
  const rest = normalizerOf(answerSteps)(text).replace(found.text, " ");
  return { date, words: rest.trim() === "" ? [] : wordsOf(rest) };
}

/**
 * `same`, or `coarser` where the output leaves out a part ("1971" for "October 1, 1971"), if no other expected answer
 * names another day: else the question asks for more. A finer date states what is not known to be right.
 */
export function dateRelation(
  output: DatedAnswer,
  expected: DatedAnswer,
  all: readonly DatedAnswer[],
  asked: readonly string[],
): "same" | "coarser" | null {
  if (!isWithin(output.words, [...expected.words, ...asked])) return null;
  // What the output states must be stated by the expected answer: "July 4" is no part of "2016".
  if (compareDates(expected.date, output.date) !== "matched") return null;
  if (compareDates(output.date, expected.date) === "matched") return "same";
  const verdicts = all.map(({ date }) => compareDates(output.date, date));
  const finer = all.filter((_, index) => verdicts[index] === "less_precise");
  const isOneDay = new Set(finer.map(({ date }) => JSON.stringify(date))).size === 1;
  return isOneDay && !verdicts.includes("different") ? "coarser" : null;
}
