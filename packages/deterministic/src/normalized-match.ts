import { defineMetric, type EmptyExpected, EvalError, emptyExpectedChoices, type Outcome, show } from "@eval/core";
import { answerWordSteps } from "./answer/answer-tokens.js";
import { answerWords } from "./answer/answer-words.js";
import { ladderFold } from "./answer/ladder-fold.js";
import { numberReader } from "./answer/number-separators.js";
import { usableAnswers } from "./expected-list.js";
import { normalizerOf } from "./normalizer.js";

export interface NormalizedMatchOptions {
  /** `ladder` reproduces the grading ladder's `normalise`: NFKC, case, the curly apostrophe, `.!?;:` at the end. */
  readonly preset: "ladder" | null;
  /** Text steps that both sides go through first, in order. */
  readonly normalize: readonly string[];
  readonly caseSensitive: boolean;
  /**
   * What punctuation is left out: `words` all that does not change the meaning, `trailing` only `.!?;:` at the end,
   * `keep` none.
   */
  readonly punctuation: "words" | "trailing" | "keep";
  /** BCP 47 tag whose separators numbers are read with; null leaves them, so "3.14" is not "3,14". */
  readonly locale: string | null;
  readonly emptyExpected: EmptyExpected;
}

export interface NormalizedMatchDetail {
  /** The output as it was compared. */
  readonly output?: string;
  /** The expected answer as it was compared: the one that matched, else the first. */
  readonly expected?: string;
  readonly expectedIndex?: number;
}

const defaults: NormalizedMatchOptions = {
  preset: null,
  normalize: answerWordSteps,
  caseSensitive: false,
  punctuation: "words",
  locale: null,
  emptyExpected: "unscored",
};

/**
 * Normalised match: the output equals one of the expected answers once spelling, case and punctuation are folded.
 *
 * By default both sides go through the foldings of `exact-substring` (normal forms, nukta, chillu, digits of all
 * Indian scripts, quotes, dashes, invisible characters, white space), lose case and the punctuation that only sets
 * words apart: dandas and full stops, brackets, quotation marks, commas, markdown emphasis, hyphens between words.
 * What carries meaning is never dropped: "C++" is not "C#", "-5" not "5", "50%" not "50", "1/2" not "12", "3.14" not
 * "3,14" (unless `locale` says so), "$5" not "5"; दान is not दिन. NFKC is a step to ask for (`normalize`), since it
 * makes "x²" "x2". `preset: "ladder"` is the original function to the letter.
 *
 * Score 1 or 0; the best of several expected answers counts. A blank output is wrong. Works in every script.
 *
 * @see The grading ladder, `normalise` (code first, judges second)
 * @example
 * normalizedMatch()({ output: "**“गंगा नदी”**।", expected: "गंगा नदी" }).passed; // => true
 * normalizedMatch()({ output: "C++", expected: "C#" }).passed; // => false
 * normalizedMatch({ locale: "de" })({ output: "3,14", expected: "3.14" }).passed; // => true
 * normalizedMatch({ preset: "ladder" })({ output: "30 days.", expected: "30 days" }).passed; // => true
 */
export const normalizedMatch = defineMetric({
  package: "@eval/deterministic",
  name: "normalized-match",
  version: 1,
  summary: "The output equals an expected answer once spelling, case and punctuation are folded.",
  source: "normalise() of the grading ladder (CPython 3.11: NFKC, strip, lower, trailing punctuation, white space)",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  caveat:
    "A lower bound: any added word, another order of words or another way to write a number counts as wrong. An exclamation mark is punctuation, so 5! is 5.",
  passesAlone: "The same words with other punctuation or another spelling that looks the same.",
  defaults,
  choices: {
    preset: [null, "ladder"],
    punctuation: ["words", "trailing", "keep"],
    emptyExpected: emptyExpectedChoices,
  },
  presets: { ladder: { normalize: ["nfkc"], punctuation: "trailing", emptyExpected: "no-answer" } },
  create(options) {
    const fold = foldOf(options);
    return (evalCase): Outcome<NormalizedMatchDetail> => {
      const output = fold(evalCase.output);
      const answers = usableAnswers(evalCase).map(fold);
      const expectedIndex = answers.indexOf(output);
      if (expectedIndex === -1) return { ...DIFFERENT, metadata: { output, expected: answers[0] as string } };
      return { ...MATCHED, metadata: { output, expected: output, expectedIndex } };
    };
  },
});

const MATCHED = { score: 1, passed: true, label: "matched", reason: "equal to the expected answer" };
const DIFFERENT = {
  score: 0,
  passed: false,
  label: "different",
  reason: "not equal to the expected answer",
};

function foldOf({ normalize, caseSensitive, punctuation, locale }: NormalizedMatchOptions): (text: string) => string {
  const steps = normalizerOf(normalize);
  if (locale !== null && typeof locale !== "string") {
    throw new EvalError("invalid-option", `locale of normalized-match must be a string or null, got ${show(locale)}`);
  }
  const readNumber = locale === null ? (word: string) => word : numberReader(locale);
  const cased = caseSensitive ? (text: string) => text : (text: string) => text.toLowerCase();
  if (punctuation === "trailing") return (text) => readNumbers(ladderFold(cased(steps(text))), readNumber);
  if (punctuation === "keep") return (text) => readNumbers(cased(steps(text)), readNumber);
  return (text) => cased(answerWords(steps(text)).map(readNumber).join(" "));
}

const readNumbers = (text: string, readNumber: (word: string) => string): string =>
  text.split(" ").map(readNumber).join(" ");
