import type { SplitAnswer } from "./split-answer.js";
import { CLAUSE } from "./split-answer.js";
import { ANSWER_NOUN, COPULA, FUNCTION } from "./word-roles.js";

/** Words from `first` to before `next`. */
export interface WordSpan {
  readonly first: number;
  readonly next: number;
}

/** Words between "answer" and its "is": "the answer to this question is". */
const MOST_BETWEEN = 6;

/**
 * What an answer states as its answer: behind "the answer is", "Answer:", उत्तर:, "सही उत्तर … है"; the last such
 * statement. Null where it makes none. उत्तर is also the north, so it needs a colon or a word such as सही before it.
 */
export function statedAnswer(answer: SplitAnswer): WordSpan | null {
  const { words } = answer;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if ((words[at]!.roles & ANSWER_NOUN) === 0) continue;
    const first = statementStart(answer, at);
    if (first < 0) continue;
    const next = sentenceEnd(answer, first);
    for (let word = first; word < next; word += 1) {
      if ((words[word]!.roles & (COPULA | FUNCTION)) === 0) return { first, next };
    }
  }
  return null;
}

function statementStart(answer: SplitAnswer, at: number): number {
  const { words, gaps } = answer;
  if (at + 1 >= words.length) return -1;
  if (isColon(answer, at + 1)) return at + 1;
  if (words[at]!.script !== "Latn") {
    const isStatement = isQualified(answer, at) && gaps[at + 1]! < CLAUSE && !GIVING.test(words[at + 1]!.fold);
    return isStatement ? at + 1 : -1;
  }
  for (let next = at + 1; next < words.length && next <= at + MOST_BETWEEN && gaps[next]! < CLAUSE; next += 1) {
    if (IS.test(words[next]!.fold)) return next + 1 < words.length ? next + 1 : -1;
    if ((words[next]!.roles & FUNCTION) === 0 && !ASKED.test(words[next]!.fold)) return -1;
  }
  return -1;
}

/** Whether a word such as सही or इसका stands before उत्तर, which makes it the answer and not the north. */
export const isQualified = ({ words, gaps }: SplitAnswer, at: number): boolean =>
  at > 0 && gaps[at]! < CLAUSE && QUALIFIERS.test(words[at - 1]!.fold);

const isColon = ({ text, starts, ends, gaps }: SplitAnswer, at: number): boolean =>
  gaps[at]! >= CLAUSE && /[:=]/.test(text.slice(ends[at - 1], starts[at]));

const IS = /^(?:is|was|are|be|equals|hai)$/;
/** "The answer to the question is". */
const ASKED = /^(?:question|query|problem|riddle|your)$/;
/** सही उत्तर देता है: gives the answer, and does not say which. */
const GIVING = /^(?:दे.*|दिया|दिए|मिल.*|पता)$/;
const QUALIFIERS = /^(?:सही|sahi|iska|इसका|उसका|का|सटीक|अंतिम|সঠিক|சரியான|సరైన|ಸರಿಯಾದ|ശരിയായ|સાચો|ਸਹੀ)$/;

function sentenceEnd({ words, sentences }: SplitAnswer, first: number): number {
  let next = first;
  while (next < words.length && sentences[next] === sentences[first]) next += 1;
  return next;
}
