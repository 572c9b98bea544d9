import { defineMetric, type EmptyExpected, emptyExpectedChoices } from "@eval/core";
import { type AnswerTokens, answerTokensChoices, answerWordSteps, tokenizerOf } from "./answer/answer-tokens.js";
import { type Articles, articlesChoices } from "./answer/articles.js";
import { usableAnswers } from "./expected-list.js";

export interface SquadExactMatchOptions {
  /** Text steps that both sides go through first, in order. */
  readonly normalize: readonly string[];
  /** What is compared; `squad` is the reference's own cut, which folds nothing but case. */
  readonly tokens: AnswerTokens;
  /** Whose articles do not count; `language` asks the case, and takes English where it does not say. */
  readonly articles: Articles;
  readonly emptyExpected: EmptyExpected;
}

export interface SquadExactMatchDetail {
  readonly expectedIndex?: number;
}

const defaults: SquadExactMatchOptions = {
  normalize: answerWordSteps,
  tokens: "words",
  articles: "language",
  emptyExpected: "unscored",
};

/**
 * Exact match of SQuAD: the output equals an expected answer without case, punctuation and articles.
 *
 * The reference deletes ASCII punctuation only, so that "गंगा।" is not "गंगा" and "C++" is "C#". By default words are
 * those of `normalized-match` instead: right in every script, with the signs that carry meaning, and articles go
 * for answers in English (and Spanish, German) only. `{ tokens: "squad", normalize: [], articles: "en" }` gives the
 * reference's numbers, v1.1 and v2 alike.
 *
 * Score 1 or 0; the best of several expected answers counts. A blank output is wrong; `emptyExpected: "no-answer"`
 * makes it right for the unanswerable questions of SQuAD v2.
 *
 * @see https://rajpurkar.github.io/SQuAD-explorer/, evaluate-v2.0.py
 * @example
 * squadExactMatch()({ output: "The Ganges.", expected: "Ganges" }).passed; // => true
 * squadExactMatch()({ output: "“गंगा”।", expected: "गंगा" }).passed; // => true
 * squadExactMatch()({ output: "ve ghar the", expected: "ve ghar", language: "hi-Latn" }).passed; // => false
 */
export const squadExactMatch = defineMetric({
  package: "@eval/deterministic",
  name: "squad-exact-match",
  version: 1,
  summary: "The output equals an expected answer without case, punctuation and articles.",
  source: "SQuAD v1.1 and v2.0 evaluation, as in transformers 4.57.6 squad_metrics.py compute_exact",
  needs: ["output", "expected"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "A lower bound: paraphrase, added words and other ways to write a number count as wrong.",
  passesAlone: "The same words with an article more or less.",
  defaults,
  choices: { tokens: answerTokensChoices, articles: articlesChoices, emptyExpected: emptyExpectedChoices },
  create(options) {
    const tokenizerFor = tokenizerOf(options);
    return (evalCase) => {
      const tokenize = tokenizerFor(evalCase);
      const output = tokenize(evalCase.output).join(" ");
      const expectedIndex = usableAnswers(evalCase).findIndex((answer) => tokenize(answer).join(" ") === output);
      return expectedIndex === -1 ? DIFFERENT : { ...MATCHED, metadata: { expectedIndex } };
    };
  },
});

const MATCHED = { score: 1, passed: true, label: "matched", reason: "the same words as the expected answer" };
const DIFFERENT = Object.freeze({
  score: 0,
  passed: false,
  label: "different",
  reason: "not the words of the expected answer",
  metadata: Object.freeze({}) as SquadExactMatchDetail,
});
