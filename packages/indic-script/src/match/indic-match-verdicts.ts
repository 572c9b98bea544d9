import { show } from "@eval/core";
import type { AmbiguousDate } from "./ambiguous-date.js";
import type { BestMatch } from "./best-match.js";
import { levelScore, loosestLevel, type MatchLevel, PARTS } from "./match-level.js";
import type { Occurrence } from "./occurrence.js";
import type { NamePart } from "./part-of-name.js";
import { type Refusal, refusalLabel } from "./refusal.js";
import type { SplitAnswer } from "./split-answer.js";

export interface IndicMatchDetail {
  /** Which expected answer was found. */
  readonly expectedIndex?: number;
  /** The loosest way in which a part of it was found. */
  readonly level?: MatchLevel;
  /** Where it stands in the output: [start, end) in UTF-16 offsets. */
  readonly spans?: readonly (readonly [start: number, end: number])[];
  /** Why a mention does not count. */
  readonly refusal?: Refusal;
  /** Which of the known wrong answers is asserted. */
  readonly incorrectIndex?: number;
}

export const NOTHING_TO_FIND = Object.freeze({
  score: null,
  label: "nothing_to_find",
  reason: "no accepted answer has a word or a symbol",
});

export const MISSING = Object.freeze({
  score: 0,
  passed: false,
  label: "missing",
  reason: "no accepted answer is in the output",
  metadata: Object.freeze({}) as IndicMatchDetail,
});

/** Of "yes" and "no": the word is there, and answers nothing. */
export const UNDECIDED = Object.freeze({
  ...MISSING,
  reason: "the yes or no is a word of the output, but not what the output answers",
});

/** An answer of symbols or emoji, which are looked for as they are. */
export function symbolVerdict(expectedIndex: number, span: readonly [start: number, end: number]) {
  const metadata: IndicMatchDetail = { expectedIndex, level: "exact", spans: [span] };
  return { score: 1, passed: true, label: "matched", reason: FOUND.exact, metadata };
}

export function incorrectVerdict(incorrectIndex: number, answer: string) {
  const metadata: IndicMatchDetail = { incorrectIndex };
  return { score: 0, passed: false, label: "incorrect", reason: `asserts the wrong answer ${show(answer)}`, metadata };
}

/** Of what is there in part, and does not pass. */
const PARTIAL_SCORE = 0.5;

export function partialVerdict({ index, found, isWhole }: NamePart, answer: SplitAnswer) {
  const metadata: IndicMatchDetail = { expectedIndex: index, level: "parts", spans: spansOf(found, answer) };
  if (isWhole) return { score: levelScore(PARTS), passed: true, label: "matched", reason: FOUND.parts, metadata };
  const reason = "a part of the name and nothing more is in the output: another bearer of it may be meant";
  return { score: PARTIAL_SCORE, passed: false, label: "partial", reason, metadata };
}

export function ambiguousVerdict({ index, found }: AmbiguousDate, answer: SplitAnswer) {
  const metadata: IndicMatchDetail = { expectedIndex: index, level: "number", spans: spansOf([found], answer) };
  const reason = "the date if its day and month are read in one of the two orders, which nothing tells";
  return { score: PARTIAL_SCORE, passed: false, label: "partial", reason, metadata };
}

const spansOf = (found: readonly Occurrence[], { starts, ends }: SplitAnswer) =>
  found.map(({ first, next }) => [starts[first]!, ends[next - 1]!] as const);

export function verdictOf({ index, match }: BestMatch, answer: SplitAnswer) {
  const level = loosestLevel(match.levels);
  const spans = spansOf(match.found, answer);
  const metadata: IndicMatchDetail = {
    expectedIndex: index,
    level,
    spans,
    ...(match.refusal && { refusal: match.refusal }),
  };
  if (match.refusal !== null) {
    return {
      score: 0,
      passed: false,
      label: refusalLabel(match.refusal),
      reason: `in the output, but ${REFUSED[match.refusal]}`,
      metadata,
    };
  }
  return { score: levelScore(match.levels), passed: true, label: "matched", reason: FOUND[level], metadata };
}

const FOUND: Readonly<Record<MatchLevel, string>> = {
  exact: "in the output",
  number: "in the output as another writing of the number",
  spelling: "in the output in another spelling",
  alias: "in the output under another name",
  inflection: "in the output with an ending",
  script: "in the output in another script",
  phonetic: "in the output in another Roman spelling",
  parts: "in the output in parts",
};

const REFUSED: Readonly<Record<Refusal, string>> = {
  declined: "as what is not talked about",
  negated: "denied",
  excepted: "as an exception",
  former: "as what was so before",
  bound: "as what something is before or after, more or less than",
  alternatives: "as one of several candidates",
  listed: "as one item of a list",
  asked: "in a question",
  unsure: "as something not known",
  belief: "as what others believe",
  retracted: "taken back afterwards",
  "other-answer": "another answer is stated",
  "other-name": "as part of another name",
  "other-kind": "as the name of another kind of thing",
  opposite: "the opposite of the question is said",
  "other-subject": "something else is said of it than was asked",
};
