import type { EvalCase } from "@eval/core";
import { lazyPattern, pythonSplit, splitGraphemes } from "@eval/core/text";
import { normalizerOf } from "../normalizer.js";
import { answerWords } from "./answer-words.js";
import { type Articles, articlesOf } from "./articles.js";
import { squadWords } from "./squad-words.js";

/**
 * How a text becomes tokens. `words`: words of any script with the signs that carry meaning. `squad`: SQuAD's
 * `normalize_answer`. `whitespace`: pieces between white space, lower case.
 */
export type AnswerTokens = "words" | "squad" | "whitespace";

export const answerTokensChoices: readonly AnswerTokens[] = ["words", "squad", "whitespace"];

/** What both sides go through before they are cut into words; case goes after punctuation, since "A-" is a name. */
export const answerWordSteps: readonly string[] = [
  "canonical",
  "fold-digits",
  "fold-quotes",
  "fold-dashes",
  "strip-invisible",
  "collapse-whitespace",
];

export interface TokenOptions {
  readonly normalize: readonly string[];
  readonly tokens: AnswerTokens;
  readonly articles: Articles;
}

/** The function that cuts the answers of a case into tokens. */
export function tokenizerOf({ normalize, tokens, articles }: TokenOptions) {
  const fold = normalizerOf(normalize);
  return ({ language }: EvalCase): ((text: string) => string[]) => {
    const left = articlesOf(articles, language);
    if (tokens === "squad") return (text) => squadWords(fold(text), left);
    if (tokens === "whitespace") return (text) => withoutArticles(pythonSplit(fold(text).toLowerCase()), left);
    return (text) => withoutArticles(answerWords(fold(text)).flatMap(lowerWords), left);
  };
}

/** An answer that is an article and nothing else ("A") is kept. */
function withoutArticles(words: string[], articles: readonly string[]): string[] {
  if (articles.length === 0) return words;
  const kept = words.filter((word) => !articles.includes(word));
  return kept.length === 0 ? words : kept;
}

/** Where no space stands between words, each grapheme is a token. */
const lowerWords = (word: string): string[] =>
  SPACELESS().test(word) ? splitGraphemes(word.toLowerCase()) : [word.toLowerCase()];

const SPACELESS = lazyPattern(
  "[\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]",
);
