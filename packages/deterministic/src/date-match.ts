import { defineMetric, type EmptyExpected, emptyExpectedChoices, type Outcome } from "@eval/core";
import { compareDates, type DateVerdict, type PartialDate, showDate } from "./calendar-date.js";
import { usableAnswers } from "./expected-list.js";
import { type DateOrder, type FoundDate, findDates } from "./find-dates.js";
import { type Agreement, bestAgreement, type MentionRule, mentionRules, settleMentions } from "./settle-mentions.js";

export interface DateMatchOptions {
  /** Whether day or month stands first in "03/04/2024": `dmy` as in India. Null: not known, so such a date is ambiguous. */
  readonly order: DateOrder;
  /**
   * Which date of the output is the answer. `only`: all that could be meant must lead to the same verdict, else the case
   * is unscored. `alone`: the case is unscored wherever the output has several different dates, right or wrong. `any`:
   * one that is right is enough. `last`: the last one.
   */
  readonly select: MentionRule;
  readonly emptyExpected: EmptyExpected;
}

export interface DateMatchDetail {
  /** Which expected answer was matched; absent where none was. */
  readonly expectedIndex?: number;
  /** The expected dates, each with its readings as ISO 8601. */
  readonly expected?: readonly string[];
  /** The dates of the output, in order. */
  readonly found?: readonly string[];
}

const defaults: DateMatchOptions = { order: null, select: "only", emptyExpected: "unscored" };

/**
 * Date match: the output states the date expected, compared in the parts that the expected answer states. An expected
 * "1947" is matched by "15 August 1947"; an expected "15 August 1947" is not by "1947" (label `less_precise`).
 *
 * Reads ISO 8601, day, month and year in numbers, month names of English and Hindi, full and short, in Roman letters
 * too ("15 agast"), and full ones of other languages of India, years with an era, a day in words beside its month and
 * year ("August fifteenth, 1947"); digits of every script. A date that is only denied ("not 14 August") is none, and
 * neither is a day that the calendar does not have (2024-02-30). Times, weekdays, decades, ranges of years and other
 * calendars are not read.
 *
 * Nothing is guessed. "03/04/2024" has two readings unless `order` decides, and so has a year of two digits. Where the
 * verdict hangs on the reading, or on which of several dates is the answer, the case is unscored with label
 * `ambiguous` and the readings in the reason. Two dates with the same readings in the same order are equal.
 *
 * Score 1 or 0. Labels: `matched`, `different`, `less_precise`, `no_date`, `impossible_date`, `blank`; unscored:
 * `ambiguous`, `no_expected_date`, `ambiguous_expected`.
 *
 * @see ISO 8601; Unicode CLDR 48 for names of months
 * @example
 * dateMatch()({ output: "१५ अगस्त १९४७ को", expected: "1947-08-15" }).label; // => "matched"
 * dateMatch()({ output: "03/04/2024", expected: "2024-04-03" }).reason; // => "the verdict depends on which date is meant: 03/04/2024 is 2024-04-03 or 2024-03-04"
 * dateMatch({ order: "dmy" })({ output: "03/04/2024", expected: "2024-04-03" }).label; // => "matched"
 * dateMatch()({ output: "August 1947", expected: "15 August 1947" }).label; // => "less_precise"
 * dateMatch()({ output: "2024-02-30", expected: "2024-02-29" }).label; // => "impossible_date"
 */
export const dateMatch = defineMetric({
  package: "@eval/deterministic",
  name: "date-match",
  version: 3,
  summary: "The output states the date expected, at the precision of the expected answer.",
  source: "Own definition; date forms of ISO 8601, names of months of Unicode CLDR 48",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "An output with several dates is scored where none of them is right and unscored where only some are, so the pass rate leans low where many cases are ambiguous: select alone leaves out the wrong ones too. A number of four digits is taken for a year, whatever it counts, and words that move a date (before, late, circa) are not read.",
  passesAlone: "Mostly the same date in another writing: month names for numbers, another order, another script.",
  defaults,
  choices: { order: [null, "dmy", "mdy"], select: mentionRules, emptyExpected: emptyExpectedChoices },
  create({ order, select }) {
    return (evalCase) => {
      const expected = usableAnswers(evalCase).map((answer) => findDates(answer, order));
      const found = findDates(evalCase.output, order);
      // An expected answer that denies a date is met by one that does.
      const isDenying = expected.some((dates) => dates.some(({ isDenied }) => isDenied));
      return measure(expected.map(statedDate), isDenying ? found : found.filter(({ isDenied }) => !isDenied), select);
    };
  },
});

type Gold = FoundDate | "none" | "several";

/** The one date that a text states: the fullest, where the others repeat parts of it. */
function statedDate(dates: readonly FoundDate[]): Gold {
  const real = dates.filter(({ readings }) => readings.length > 0);
  const [first, ...others] = real;
  if (first === undefined) return "none";
  const fullest = others.reduce((best, date) => (partsOf(date) > partsOf(best) ? date : best), first);
  return real.every((date) => verdictOf(fullest, date) === "matched") ? fullest : "several";
}

const partsOf = ({ readings }: FoundDate): number => Object.keys(readings[0] ?? {}).length;

type Verdict = DateVerdict | "unclear";

function verdictOf(found: FoundDate, expected: FoundDate): Verdict {
  if (JSON.stringify(found.readings) === JSON.stringify(expected.readings)) return "matched";
  const verdicts = found.readings.flatMap((one) => expected.readings.map((other) => compareDates(one, other)));
  const [first] = verdicts as [DateVerdict, ...DateVerdict[]];
  if (verdicts.every((verdict) => verdict === first)) return first;
  return verdicts.includes("matched") ? "unclear" : "different";
}

function measure(golds: readonly Gold[], found: readonly FoundDate[], select: MentionRule): Outcome<DateMatchDetail> {
  const readable = golds.filter((gold) => typeof gold === "object");
  const detail = { expected: readable.map(showFound), found: found.map(showFound) };
  const verdicts = found.filter(({ readings }) => readings.length > 0).map((date) => bestVerdict(date, golds));
  const mentions = withoutRemarks(verdicts);
  const agreement =
    mentions.length === 0
      ? "no"
      : settleMentions(
          mentions.map(({ agreement: one }) => one),
          select,
          statedDate(found) !== "several",
        );
  if (agreement === "yes") {
    const expectedIndex = mentions.find((mention) => mention.agreement === "yes")?.goldIndex ?? 0;
    return {
      score: 1,
      passed: true,
      label: "matched",
      reason: "the date expected",
      metadata: { expectedIndex, ...detail },
    };
  }
  if (agreement === "unclear")
    return { score: null, label: "ambiguous", reason: openReason(detail, readable), metadata: detail };
  const unread = unreadable(golds);
  if (unread !== null) return { score: null, ...unread, metadata: detail };
  const label = failureLabel(found, mentions);
  return { score: 0, passed: false, label, reason: failureOf(label, detail), metadata: detail };
}

interface Mention {
  readonly agreement: Agreement;
  readonly goldIndex: number;
  readonly isLessPrecise: boolean;
}

/** How a date of the output compares with the expected one that it fits best. */
function bestVerdict(date: FoundDate, golds: readonly Gold[]): Mention {
  const verdicts = golds.map((gold) => (typeof gold === "string" ? "different" : verdictOf(date, gold)));
  const agreement = bestAgreement(verdicts.map(agreementOf));
  const goldIndex = verdicts.findIndex((verdict) => agreementOf(verdict) === agreement);
  return { agreement, goldIndex, isLessPrecise: agreement === "no" && verdicts.includes("less_precise") };
}

const agreementOf = (verdict: Verdict): Agreement =>
  verdict === "matched" ? "yes" : verdict === "unclear" ? "unclear" : "no";

/** "In 1947, on 15 August 1947": a date that repeats part of the right one does not stand against it. */
function withoutRemarks(mentions: readonly Mention[]): readonly Mention[] {
  const stating = mentions.filter(({ isLessPrecise }) => !isLessPrecise);
  return stating.some(({ agreement }) => agreement !== "no") ? stating : mentions;
}

function unreadable(golds: readonly Gold[]): { label: string; reason: string } | null {
  if (golds.includes("several")) {
    return {
      label: "ambiguous_expected",
      reason: "an expected answer holds several dates; give the one that is asked for",
    };
  }
  if (!golds.includes("none")) return null;
  return {
    label: "no_expected_date",
    reason: "an expected answer holds no date, so other metrics must judge this case",
  };
}

function failureLabel(found: readonly FoundDate[], mentions: readonly Mention[]): string {
  if (mentions.length === 0) return found.length === 0 ? "no_date" : "impossible_date";
  return mentions.every(({ isLessPrecise }) => isLessPrecise) ? "less_precise" : "different";
}

function showFound({ text, readings }: FoundDate): string {
  const shown = readings.map((reading: PartialDate) => showDate(reading)).join(" or ");
  return shown === text ? text : `${text} is ${shown || "not in the calendar"}`;
}

function openReason({ found = [] }: DateMatchDetail, readable: readonly FoundDate[]): string {
  const expected = readable.filter(({ readings }) => readings.length > 1).map((gold) => `expected ${showFound(gold)}`);
  return `the verdict depends on which date is meant: ${[...found, ...expected].join("; ")}`;
}

function failureOf(label: string, { expected = [], found = [] }: DateMatchDetail): string {
  const wanted = expected.join(" or ");
  if (label === "no_date") return `no date where ${wanted} is expected`;
  if (label === "impossible_date") return `no day of the calendar: ${found.join("; ")}`;
  return `${found.join("; ")} where ${wanted} is expected`;
}
