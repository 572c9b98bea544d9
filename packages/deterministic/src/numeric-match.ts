import { defineMetric, type EmptyExpected, EvalError, emptyExpectedChoices, type Outcome, show } from "@eval/core";
import type { NumberOptions, NumberResult } from "@eval/core/text/numbers";
import { compareNumbers, type NumberComparison, type NumberVerdict } from "./compare-numbers.js";
import { type Fraction, fractionOf } from "./exact-fraction.js";
import { usableAnswers } from "./expected-list.js";
import { assertedNumbers, candidatesFor, expectedNumber, isRestated } from "./read-numbers.js";
import { type Agreement, bestAgreement, type MentionRule, mentionRules, settleMentions } from "./settle-mentions.js";

export interface NumericMatchOptions {
  /** Largest distance from the expected number that counts as equal, in its unit. */
  readonly absoluteTolerance: number;
  /** The same as a share of the expected number: 0.01 is one percent. The larger of both holds. */
  readonly relativeTolerance: number;
  /**
   * Which number of the output is the answer. `only`: all that could be meant must lead to the same verdict, else the
   * case is unscored. `alone`: the case is unscored wherever the output has several different numbers that could be
   * meant, right or wrong. `any`: one that is right is enough. `last`: the last one, as after a chain of reasoning.
   */
  readonly select: MentionRule;
  /** `where-both`: "5" matches "5 km", "5 kg" does not. `required`: the expected unit must be there. `ignored`: figures alone. */
  readonly units: "where-both" | "required" | "ignored";
  /** Whether one number inside an expected range ("10-15") is right; else only the same range is. */
  readonly insideRange: boolean;
  /** BCP 47 tag of the locale whose separators the digits use; null: decimal point, commas between groups. */
  readonly locale: string | null;
  readonly emptyExpected: EmptyExpected;
}

export interface NumericMatchDetail {
  /** Which expected answer was matched; absent where none was. */
  readonly expectedIndex?: number;
  /** The numbers of the expected answers, as written there. */
  readonly expected?: readonly string[];
  /** The numbers of the output, as written there, in order. */
  readonly found?: readonly string[];
  /** What an ambiguous number may be, with the assumption of each reading. */
  readonly readings?: readonly string[];
}

const defaults: NumericMatchOptions = {
  absoluteTolerance: 0,
  relativeTolerance: 0,
  select: "only",
  units: "where-both",
  insideRange: false,
  locale: null,
  emptyExpected: "unscored",
};

/**
 * Numeric match: the number in the output equals the number expected, however either is written.
 *
 * Both sides are parsed by `findNumbers` of `@eval/core/text/numbers`: digits of every script, Indian and Western
 * groups, lakh and crore, सवा डेढ़ ढाई साढ़े पौने, number words of English, Roman Hindi and the languages of India, fractions, powers,
 * ranges, percentages, currencies, units, and the LaTeX around them. Comparison is exact, in fractions; tolerances are
 * options. Units that convert exactly are converted (5 km is 5,000 m, 1 hour 30 minutes is 90 minutes); "18 %" is 18
 * where the other side has no unit, and 0.18.
 *
 * Nothing is guessed. Where the verdict hangs on how a number is read ("1,5") or on which of several numbers is the
 * answer, the case is unscored with label `ambiguous`, and the reason names the readings. An expected answer without
 * a number, or with several, can be matched by nothing, so a case that matches no other one is unscored.
 *
 * An output of several numbers, none of them right, is wrong beyond doubt, so by default (`select: "only"`) it is scored,
 * while one that holds the right number among others is not: of the cases left open most would be right. A pass rate
 * that does not lean takes `select: "alone"`, which leaves open every output of several different numbers, or a rule
 * that leaves none.
 *
 * A number that is only denied is none, unless an expected answer denies it too: "not 6 but 5" is 5, "5 नहीं" nothing.
 *
 * Score 1 or 0. Labels: `matched`, `different`, `unit_mismatch` (the right figure of the wrong thing), `no_number`,
 * `blank`; unscored: `ambiguous`, `no_expected_number`, `ambiguous_expected`.
 *
 * @see parse_decimal of babel 2.18 for separators; CLDR 48 for units and digits
 * @example
 * numericMatch()({ output: "The plan costs 1200", expected: "$1,200" }).label; // => "matched"
 * numericMatch()({ output: "डेढ़ लाख रुपये", expected: "₹1,50,000" }).label; // => "matched"
 * numericMatch()({ output: "1 घंटा 30 मिनट", expected: "90 minutes" }).label; // => "matched"
 * numericMatch()({ output: "\\boxed{\\frac{3}{4}}", expected: "0.75" }).label; // => "matched"
 * numericMatch()({ output: "2012", expected: "12" }).label; // => "different"
 * numericMatch()({ output: "5 kg", expected: "5 km" }).label; // => "unit_mismatch"
 * numericMatch()({ output: "1,5", expected: "15" }).reason; // => "the verdict depends on how a number is read: 1,5 is 1.5 (with a decimal comma) or 15 (with the comma between groups)"
 * numericMatch({ select: "last" })({ output: "3 + 4 = 7", expected: "7" }).label; // => "matched"
 * numericMatch({ select: "alone" })({ output: "3 + 4 = 7", expected: "8" }).label; // => "ambiguous"
 */
export const numericMatch = defineMetric({
  package: "@eval/deterministic",
  name: "numeric-match",
  version: 4,
  summary: "The number in the output equals the number expected, however either is written.",
  source: "Own definition; separators as parse_decimal of babel 2.18.0, units and digits of CLDR 48",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "An output with several numbers is scored where none of them is right and unscored where only some are, so the pass rate leans low where many cases are ambiguous: select alone leaves out the wrong ones too, last and any decide. Words that move a number (more than, about) are not read.",
  passesAlone: "Mostly the same number in another writing: digits for words, lakh for zeros, another script.",
  defaults,
  choices: {
    select: mentionRules,
    units: ["where-both", "required", "ignored"],
    emptyExpected: emptyExpectedChoices,
  },
  create({ absoluteTolerance, relativeTolerance, select, units, insideRange, locale }) {
    const tolerance = {
      absolute: toleranceOf("absoluteTolerance", absoluteTolerance),
      relative: toleranceOf("relativeTolerance", relativeTolerance),
    };
    const rules: NumberComparison = { tolerance, units, insideRange };
    const reading: NumberOptions = locale === null ? {} : { locale: localeOf(locale) };
    return (evalCase) => {
      const expected = usableAnswers(evalCase);
      const golds = expected.map((answer) => expectedNumber(answer, reading));
      return measure(golds, assertedNumbers(evalCase.output, expected, reading), rules, select);
    };
  },
});

function toleranceOf(name: string, value: number): Fraction {
  if (value >= 0) return fractionOf(String(value));
  throw new EvalError("invalid-option", `${name} of numeric-match must be 0 or more, got ${show(value)}`);
}

function localeOf(locale: unknown): string {
  if (typeof locale === "string") return locale;
  throw new EvalError("invalid-option", `locale of numeric-match must be a language tag or null, got ${show(locale)}`);
}

type Gold = NumberResult | "none" | "several";

function measure(
  golds: readonly Gold[],
  found: readonly NumberResult[],
  rules: NumberComparison,
  select: MentionRule,
): Outcome<NumericMatchDetail> {
  const readable = golds.filter((gold) => typeof gold === "object");
  const detail = { expected: textsOf(readable), found: textsOf(found) };
  const mentions = compareAll(golds, found, rules);
  const agreements = mentions.map(({ verdicts }) => bestAgreement(verdicts.map(({ verdict }) => agreementOf(verdict))));
  const areSame = mentions.every(({ number }) => isRestated(number, (mentions[0] as Mention).number));
  const agreement = agreements.length === 0 ? "no" : settleMentions(agreements, select, areSame);
  const compared = mentions.flatMap(({ verdicts }) => verdicts);
  if (agreement === "yes") {
    const expectedIndex = compared.find(({ verdict }) => verdict === "matched")?.goldIndex ?? 0;
    return {
      score: 1,
      passed: true,
      label: "matched",
      reason: "the number expected",
      metadata: { expectedIndex, ...detail },
    };
  }
  if (agreement === "unclear") return ambiguous(detail, [...found, ...readable]);
  const unread = unreadable(golds);
  if (unread !== null) return { score: null, ...unread, metadata: detail };
  const isMismatch = compared.some(({ verdict }) => verdict === "unit_mismatch");
  const label = found.length === 0 ? "no_number" : isMismatch ? "unit_mismatch" : "different";
  return { score: 0, passed: false, label, reason: failureOf(label, detail), metadata: detail };
}

interface GoldVerdict {
  readonly goldIndex: number;
  readonly verdict: NumberVerdict;
}

interface Mention {
  readonly number: NumberResult;
  readonly verdicts: readonly GoldVerdict[];
}

/** For each number of the output that may be the answer, how it compares with the expected ones it may stand for. */
function compareAll(golds: readonly Gold[], found: readonly NumberResult[], rules: NumberComparison): Mention[] {
  const mentions = new Map<NumberResult, GoldVerdict[]>(found.map((number) => [number, []]));
  golds.forEach((gold, goldIndex) => {
    if (typeof gold === "string") return;
    for (const number of candidatesFor(gold, found, rules.units !== "ignored")) {
      mentions.get(number)?.push({ goldIndex, verdict: compareNumbers(number, gold, rules) });
    }
  });
  return [...mentions]
    .map(([number, verdicts]) => ({ number, verdicts }))
    .filter(({ verdicts }) => verdicts.length > 0);
}

const agreementOf = (verdict: NumberVerdict): Agreement =>
  verdict === "matched" ? "yes" : verdict === "unclear" ? "unclear" : "no";

/** An expected answer that no number can be compared with: a failure to match the others proves nothing. */
function unreadable(golds: readonly Gold[]): { label: string; reason: string } | null {
  if (golds.includes("several")) {
    return {
      label: "ambiguous_expected",
      reason: "an expected answer holds several numbers; give the one that is asked for",
    };
  }
  if (!golds.includes("none")) return null;
  return {
    label: "no_expected_number",
    reason: "an expected answer holds no number, so other metrics must judge this case",
  };
}

const TEXTS_SHOWN = 20;

const textsOf = (numbers: readonly NumberResult[]): readonly string[] =>
  numbers.slice(0, TEXTS_SHOWN).map(({ text }) => text);

function ambiguous(detail: NumericMatchDetail, numbers: readonly NumberResult[]): Outcome<NumericMatchDetail> {
  const readings = numbers
    .slice(0, TEXTS_SHOWN)
    .flatMap((number) => (number.kind === "ambiguous" ? [readingsOf(number)] : []));
  const reason =
    readings.length > 0
      ? `the verdict depends on how a number is read: ${readings.join("; ")}`
      : `the verdict depends on which number is meant: ${detail.found?.join(" or ")}; set select to decide`;
  return { score: null, label: "ambiguous", reason, metadata: { ...detail, ...(readings.length > 0 && { readings }) } };
}

function readingsOf({ text, readings }: Extract<NumberResult, { kind: "ambiguous" }>): string {
  const shown = readings.map(({ exact, note }) => (note === undefined ? exact : `${exact} (${note})`));
  return `${text} is ${shown.join(" or ")}`;
}

function failureOf(label: string, { expected = [], found = [] }: NumericMatchDetail): string {
  const wanted = expected.join(" or ");
  if (label === "no_number") return `no number where ${wanted} is expected`;
  if (label === "unit_mismatch") return `the figure of ${wanted} in another unit: ${found.join(", ")}`;
  return `${found.join(", ")} where ${wanted} is expected`;
}
