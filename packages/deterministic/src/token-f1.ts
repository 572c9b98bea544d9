import { defineMetric, type EmptyExpected, EvalError, emptyExpectedChoices, type Outcome, show } from "@eval/core";
import { countOverlap, isBlank } from "@eval/core/text";
import { type AnswerTokens, answerTokensChoices, answerWordSteps, tokenizerOf } from "./answer/answer-tokens.js";
import { type Articles, articlesChoices } from "./answer/articles.js";
import { usableAnswers } from "./expected-list.js";

export interface TokenF1Options {
  /** Text steps that both sides go through first, in order. */
  readonly normalize: readonly string[];
  /** What is counted; `squad` and `whitespace` are the references' own cuts, which fold nothing but case. */
  readonly tokens: AnswerTokens;
  /** Whose articles do not count; `language` asks the case, and takes English where it does not say. */
  readonly articles: Articles;
  /** What two texts without a token score: 1 as in SQuAD v2 (`equal`), 0 as in v1.1 (`different`), or nothing. */
  readonly bothEmpty: "unscored" | "equal" | "different";
  /** F1 from which on a case passes; null gives no verdict. */
  readonly threshold: number | null;
  readonly emptyExpected: EmptyExpected;
}

export interface TokenF1Detail {
  readonly precision: number;
  readonly recall: number;
  /** Tokens shared, each as often as both sides have it. */
  readonly commonTokens: number;
  readonly outputTokens: number;
  readonly expectedTokens: number;
  readonly expectedIndex: number;
}

const defaults: TokenF1Options = {
  normalize: answerWordSteps,
  tokens: "words",
  articles: "language",
  bothEmpty: "unscored",
  threshold: null,
  emptyExpected: "unscored",
};

/**
 * Token F1 of SQuAD: harmonic mean of precision and recall over the words that output and expected answer share,
 * as bags: "no no no" against "no" scores 0.5. Order does not count, so a denial scores high.
 *
 * The references cut at white space after deleting ASCII punctuation, or none at all, so "गंगा।" shares nothing with
 * "गंगा". By default words are those of `normalized-match`, and articles go for English (Spanish, German) answers
 * only; languages written without spaces are compared by grapheme. For the references' numbers:
 * `{ tokens: "squad", normalize: [], articles: "en" }` with `bothEmpty` "equal" (v2) or "different" (v1.1), or the
 * grading ladder's `token_f1` with `{ tokens: "whitespace", normalize: [], articles: "none" }`.
 *
 * Score from 0 to 1; the best of several expected answers counts. A blank output scores 0 with label `blank`.
 * `passed` is null unless `threshold` is set.
 *
 * @see https://rajpurkar.github.io/SQuAD-explorer/, evaluate-v2.0.py
 * @example
 * tokenF1()({ output: "no no no", expected: "no" }).score; // => 0.5
 * tokenF1()({ output: "गंगा नदी।", expected: "गंगा" }).score; // => 0.6666666666666666
 * tokenF1()({ output: "50%", expected: "50" }).score; // => 0
 */
export const tokenF1 = defineMetric({
  package: "@eval/deterministic",
  name: "token-f1",
  version: 1,
  summary: "Harmonic mean of precision and recall over the words that output and expected answer share.",
  source: "SQuAD v1.1 and v2.0 evaluation, as in transformers 4.57.6 squad_metrics.py compute_f1",
  needs: ["output", "expected"],
  range: [0, 1],
  higherIsBetter: true,
  caveat: "Counts words, not claims: one word such as “not” turns the meaning and hardly moves the score.",
  passesAlone: "Most of the words are there in another order or with one that changes the meaning. Read these.",
  defaults,
  choices: {
    tokens: answerTokensChoices,
    articles: articlesChoices,
    bothEmpty: ["unscored", "equal", "different"],
    emptyExpected: emptyExpectedChoices,
  },
  blank: "measure",
  create(options) {
    const { threshold } = options;
    if (threshold !== null && typeof threshold !== "number") {
      throw new EvalError("invalid-option", `threshold of token-f1 must be a number or null, got ${show(threshold)}`);
    }
    const tokenizerFor = tokenizerOf(options);
    return (evalCase): Outcome<TokenF1Detail> => {
      const tokenize = tokenizerFor(evalCase);
      const output = tokenize(evalCase.output);
      const answers = usableAnswers(evalCase).map(tokenize);
      if (options.bothEmpty === "unscored" && answers.every((answer) => answer.length === 0)) return NO_WORDS;
      const scores = answers.map((answer, index) => detailOf(output, answer, index, options.bothEmpty));
      const best = scores.reduce((top, next) => (f1(next) > f1(top) ? next : top));
      return outcomeOf(best, isBlank(evalCase.output), threshold);
    };
  },
});

const NO_WORDS = Object.freeze({ score: null, label: "no_words", reason: "the expected answer has no words" });

function f1({ precision, recall }: TokenF1Detail): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

function detailOf(
  output: readonly string[],
  answer: readonly string[],
  expectedIndex: number,
  bothEmpty: TokenF1Options["bothEmpty"],
): TokenF1Detail {
  const commonTokens = countOverlap(output, answer);
  const isEqualNothing = output.length === 0 && answer.length === 0 && bothEmpty === "equal";
  return {
    precision: isEqualNothing ? 1 : output.length === 0 ? 0 : commonTokens / output.length,
    recall: isEqualNothing ? 1 : answer.length === 0 ? 0 : commonTokens / answer.length,
    commonTokens,
    outputTokens: output.length,
    expectedTokens: answer.length,
    expectedIndex,
  };
}

function outcomeOf(detail: TokenF1Detail, isBlankOutput: boolean, threshold: number | null): Outcome<TokenF1Detail> {
  const score = f1(detail);
  const { commonTokens, outputTokens, expectedTokens } = detail;
  return {
    score,
    passed: threshold === null ? null : score >= threshold,
    label: isBlankOutput ? "blank" : score === 1 ? "matched" : score > 0 ? "partial" : "missing",
    reason: isBlankOutput
      ? "the output is blank"
      : `${commonTokens} words shared: ${outputTokens} in the output, ${expectedTokens} expected`,
    metadata: detail,
  };
}
