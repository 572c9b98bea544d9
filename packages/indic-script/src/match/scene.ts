import type { Gold } from "./gold.js";
import { isAsked, type Question } from "./question-words.js";
import { sameWord, type WordRules } from "./same-word.js";
import type { SplitAnswer } from "./split-answer.js";
import type { WordSpan } from "./stated-answer.js";

/** What a mention of an accepted answer is judged against. */
export interface Scene {
  readonly answer: SplitAnswer;
  readonly question: Question | null;
  readonly rules: WordRules;
  /** All accepted answers: what belongs to one of them is no other candidate. */
  readonly golds: readonly Gold[];
  /** What the answer states as its answer. */
  readonly stated: WordSpan | null;
  /** All places where an accepted answer stands, asserted or not. */
  readonly accepted: () => readonly WordSpan[];
}

/** Whether a word belongs to the accepted answers, or to the question, and so is no other candidate. */
export type IsKnown = (at: number) => boolean;

/** Whether a word of the answer belongs to an accepted answer or to the question, and so is nothing new. */
export function isKnownAt(at: number, { answer, question, golds, rules }: Scene): boolean {
  const word = answer.words[at];
  if (word === undefined) return true;
  // The question is split only where it must be.
  return (
    golds.some((gold) => gold.split.words.some((own) => sameWord(own, word, rules) !== 0)) || isAsked(word, question)
  );
}

/** The sentence of a word. */
export function sentenceSpan({ sentences }: SplitAnswer, at: number): WordSpan {
  let first = at;
  let next = at + 1;
  while (first > 0 && sentences[first - 1] === sentences[at]) first -= 1;
  while (next < sentences.length && sentences[next] === sentences[at]) next += 1;
  return { first, next };
}
