import { defineMetric, type EmptyExpected, emptyExpectedChoices } from "@eval/core";
import { asciiPunctuation, lazyPattern } from "@eval/core/text";
import { usableAnswers } from "./expected-list.js";
import { normalizerOf } from "./normalizer.js";
import { compilePattern } from "./safe-pattern.js";

export interface ExactMatchOptions {
  /** Text steps that both sides go through, in order. */
  readonly normalize: readonly string[];
  readonly caseSensitive: boolean;
  /** Characters left out of the comparison: none, the 32 of ASCII, or punctuation and symbols of every script. */
  readonly ignorePunctuation: "none" | "ascii" | "unicode";
  /** Leaves out the digits 0 to 9. */
  readonly ignoreNumbers: boolean;
  /** Regular expressions whose matches are left out, before anything else. */
  readonly ignorePatterns: readonly string[];
  readonly emptyExpected: EmptyExpected;
}

export interface ExactMatchDetail {
  /** Which expected answer matched; absent where none did. */
  readonly expectedIndex?: number;
}

const defaults: ExactMatchOptions = {
  normalize: ["canonical", "strip-invisible", "collapse-whitespace"],
  caseSensitive: false,
  ignorePunctuation: "none",
  ignoreNumbers: false,
  ignorePatterns: [],
  emptyExpected: "unscored",
};

/**
 * Exact match: the output equals one of the expected answers.
 *
 * By default texts that look the same are the same (normal forms, nukta, chillu, two-part vowels), case and white
 * space at the ends or doubled do not count; nothing else is folded: "गंगा।" is not "गंगा". With `normalize: []` and
 * `caseSensitive: true` it is plain equality, and with the other options the `exact_match` of Hugging Face
 * `evaluate`, whose punctuation is ASCII only.
 *
 * Score 1 or 0; the best of several expected answers counts. A blank output is wrong unless `emptyExpected` says
 * that no answer was expected.
 *
 * @see https://github.com/huggingface/evaluate, metrics/exact_match
 * @example
 * exactMatch()({ output: " ज़मीन", expected: "\u091C\u093Cमीन" }).passed; // => true
 * exactMatch()({ output: "दान", expected: "दिन" }).passed; // => false
 * exactMatch({ ignorePunctuation: "unicode" })({ output: "गंगा।", expected: "गंगा" }).passed; // => true
 */
export const exactMatch = defineMetric({
  package: "@eval/deterministic",
  name: "exact-match",
  version: 1,
  summary: "The output equals one of the expected answers.",
  source: "exact_match of Hugging Face evaluate, https://github.com/huggingface/evaluate",
  needs: ["output", "expected"],
  onlyNeeds: true,
  range: [0, 1],
  higherIsBetter: true,
  defaults,
  choices: { ignorePunctuation: ["none", "ascii", "unicode"], emptyExpected: emptyExpectedChoices },
  create(options) {
    const fold = foldOf(options);
    return (evalCase) => {
      const output = fold(evalCase.output);
      const expectedIndex = usableAnswers(evalCase).findIndex((answer) => fold(answer) === output);
      return expectedIndex === -1 ? DIFFERENT : { ...MATCHED, metadata: { expectedIndex } };
    };
  },
});

const MATCHED = { score: 1, passed: true, label: "matched", reason: "equal to the expected answer" };
const DIFFERENT = Object.freeze({
  score: 0,
  passed: false,
  label: "different",
  reason: "not equal to the expected answer",
  metadata: Object.freeze({}) as ExactMatchDetail,
});

/** Patterns go first and case before punctuation, as in the reference, where a pattern may hold either. */
function foldOf(options: ExactMatchOptions): (text: string) => string {
  const { normalize, caseSensitive, ignorePunctuation, ignoreNumbers, ignorePatterns } = options;
  const steps: ((text: string) => string)[] = ignorePatterns.map((source) => {
    const pattern = compilePattern(source);
    return (text) => text.replace(pattern, "");
  });
  if (!caseSensitive) steps.push((text) => text.toLowerCase());
  if (ignorePunctuation !== "none") steps.push((text) => text.replace(PUNCTUATION[ignorePunctuation](), ""));
  if (ignoreNumbers) steps.push((text) => text.replace(ASCII_DIGITS, ""));
  steps.push(normalizerOf(normalize));
  return (text) => steps.reduce((folded, step) => step(folded), text);
}

const PUNCTUATION = {
  ascii: lazyPattern(`[${asciiPunctuation.replace(/[\\\]^-]/g, "\\$&")}]`, "g"),
  unicode: lazyPattern("[\\p{P}\\p{S}]", "gu"),
};
const ASCII_DIGITS = /[0-9]/g;
