import type { AnswerWord } from "./answer-word.js";
import { isAsked, type Question, questionSplit } from "./question-words.js";
import { CLAUSE, type SplitAnswer } from "./split-answer.js";
import { ANSWER_NOUN, COPULA, FUNCTION, HONORIFIC } from "./word-roles.js";

/** A clause that repeats this share of the question answers it. */
const REPEATED = 0.6;

interface Clause {
  readonly first: number;
  readonly next: number;
}

/**
 * Whether an earlier clause answers the question with something else: "Nehru is the Father of the Nation; Gandhi was
 * his mentor". The earlier one must repeat most of the question and add a word of its own (a name, in Latin letters);
 * that of the mention must repeat little of it.
 */
export function hasEarlierAnswer(
  answer: SplitAnswer,
  at: number,
  question: Question,
  isGold: (word: AnswerWord) => boolean,
): boolean {
  const own = clauseAt(answer, at);
  if (own.first === 0) return false;
  question.contentCount ??= new Set(questionSplit(question).words.filter(isContent)).size;
  const asked = question.contentCount;
  if (asked === 0) return false;
  const shared = repeated(answer, own, question);
  for (let first = 0; first < own.first; ) {
    const clause = clauseAt(answer, first);
    const count = repeated(answer, clause, question);
    if (count >= asked * REPEATED && shared * 2 < count && addsName(answer, clause, question, isGold)) return true;
    first = clause.next;
  }
  return false;
}

const isContent = (word: AnswerWord): boolean => (word.roles & (FUNCTION | COPULA | ANSWER_NOUN)) === 0;

function clauseAt({ words, gaps, text, starts, ends }: SplitAnswer, at: number): Clause {
  const isStart = (word: number) =>
    gaps[word]! > CLAUSE || (gaps[word] === CLAUSE && text.slice(ends[word - 1] ?? 0, starts[word]).includes(";"));
  let first = at;
  let next = at + 1;
  while (first > 0 && !isStart(first)) first -= 1;
  while (next < words.length && !isStart(next)) next += 1;
  return { first, next };
}

/** How many words of a clause the question has as well. */
function repeated({ words }: SplitAnswer, { first, next }: Clause, question: Question): number {
  const shared: AnswerWord[] = [];
  for (let at = first; at < next; at += 1) {
    const word = words[at]!;
    if (isContent(word) && isAsked(word, question) && !shared.includes(word)) shared.push(word);
  }
  return shared.length;
}

/** Adds one to three words, of which in Latin letters one is a name; and has none of the accepted answer. */
function addsName(
  { words }: SplitAnswer,
  { first, next }: Clause,
  question: Question,
  isGold: (word: AnswerWord) => boolean,
): boolean {
  const clause = words.slice(first, next);
  if (clause.some(isGold)) return false;
  const added = clause.filter((word) => isContent(word) && (word.roles & HONORIFIC) === 0 && !isAsked(word, question));
  return added.length > 0 && added.length <= 3 && added.some((word) => word.script !== "Latn" || word.isCapital);
}
