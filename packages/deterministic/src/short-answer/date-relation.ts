import { lazyPattern } from "@eval/core/text";
import { findNegation } from "@eval/core/text/negation";
import { compareDates, type PartialDate } from "../calendar-date.js";
import { findDates } from "../find-dates.js";
import { answerSteps, normalizerOf } from "../normalizer.js";
import type { PhraseOf } from "./content-words.js";
import { isChoice } from "./role-words.js";
import { isWithin, MOST_ADDED } from "./word-relation.js";

/** A short answer that is a date, and its words beside the date. */
export interface DatedAnswer {
  readonly date: PartialDate;
  readonly words: readonly string[];
  readonly isDenied: boolean;
}

/** The date that a short answer states, if it states one and in one way. */
export function datedAnswer(text: string, phraseOf: PhraseOf): DatedAnswer | null {
  const [found, ...others] = findDates(text, null);
  const [date, ...otherReadings] = found?.readings ?? [];
  if (found === undefined || date === undefined || others.length > 0 || otherReadings.length > 0) return null;
  const folded = normalizerOf(answerSteps)(text);
  const rest = folded.replace(found.text, " ");
  if (rest.trim() === "") return { date, words: [], isDenied: false };
  const start = folded.indexOf(found.text);
  const isDenied = findNegation(folded, start, start + found.text.length) !== null;
  return { date, words: phraseOf(rest).words, isDenied };
}

/**
 * `same`; `fuller` where it stands among a few words ("The war ended in 1945"); `coarser` where the output leaves out a
 * part ("1971" for "October 1, 1971"), if no other expected answer names another day: else the question asks for more.
 * A finer date states what is not known to be right.
 */
export function dateRelation(
  output: DatedAnswer,
  expected: DatedAnswer,
  all: readonly DatedAnswer[],
  asked: readonly string[],
  asksYear: boolean,
): "same" | "fuller" | "coarser" | null {
  // What the output states must be stated by the expected answer: "July 4" is no part of "2016".
  if (compareDates(expected.date, output.date) !== "matched") {
    return asksYear && isInYear(output, expected) ? "fuller" : null;
  }
  const isSameDate = compareDates(output.date, expected.date) === "matched";
  const isUnsaid = (word: string) => !output.words.includes(word) && !asked.includes(word);
  if (expected.words.some((word) => MOVES_DATE().test(word) && isUnsaid(word))) return null;
  if (!isWithin(output.words, [...expected.words, ...asked])) {
    return isSameDate && statesTheDate(output, expected) ? "fuller" : null;
  }
  if (isSameDate) return "same";
  const verdicts = all.map(({ date }) => compareDates(output.date, date));
  const finer = all.filter((_, index) => verdicts[index] === "less_precise");
  const isOneDay = new Set(finer.map(({ date }) => JSON.stringify(date))).size === 1;
  return isOneDay && !verdicts.includes("different") ? "coarser" : null;
}

/** A day of the year expected, with nothing that moves it. */
function isInYear(output: DatedAnswer, expected: DatedAnswer): boolean {
  const isYear = expected.date.month === undefined && expected.words.length === 0;
  return isYear && compareDates(output.date, expected.date) === "matched" && statesTheDate(output, expected);
}

function statesTheDate(output: DatedAnswer, expected: DatedAnswer): boolean {
  const added = output.words.filter((word) => !expected.words.includes(word));
  if (output.isDenied || added.length > MOST_ADDED || !isWithin(expected.words, output.words)) return false;
  return !added.some(
    (word) => MOVES_DATE().test(word) || BLURS_DATE().test(word) || DIGIT().test(word) || isChoice(word),
  );
}

const DIGIT = lazyPattern("\\p{Nd}");

/** Words that make another time of the date that they stand beside, in the languages of India and English. */
const MOVES_DATE = lazyPattern(
  `^(?:${[
    "before|after|until|till|since|prior|later|earlier|following|preceding|not|never|pre|post",
    "पहले|पूर्व|बाद|पश्चात|तक|नहीं|pehle|pahle|baad|tak|पूर्वी|नंतर|आधी|पर्यंत",
    "আগে|পরে|পর্যন্ত|முன்|முன்பு|முன்னர்|பின்|பின்பு|பின்னர்|பிறகு|வரை|முதல்|ముందు|తర్వాత|వరకు|ಮೊದಲು|ನಂತರ|ವರೆಗೆ",
    "മുമ്പ്|മുൻപ്|ശേഷം|വരെ|પહેલાં|પહેલા|પછી|સુધી|ਪਹਿਲਾਂ|ਬਾਅਦ|ਤੱਕ|ପୂର୍ବରୁ|ପରେ|ପର୍ଯ୍ୟନ୍ତ|پہلے|بعد|تک",
  ].join("|")})$`,
);

/** Words that leave a date less exact: nobody wants them repeated, but an output that adds them is less sure of it. */
const BLURS_DATE = lazyPattern("^(?:early|late|mid|around|circa|आसपास|लगभग|lagbhag)$");
