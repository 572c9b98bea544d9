import type { AnswerWord } from "./answer-word.js";
import type { Gold } from "./gold.js";
import type { Occurrence } from "./occurrence.js";
import { hasLowerRank, hasOpposite } from "./opposite-word.js";
import { hasEarlierAnswer } from "./other-answer.js";
import { hasOtherCase } from "./other-case.js";
import { hasOtherObject } from "./other-object.js";
import { hasOtherOwner } from "./other-owner.js";
import { hasOtherTitle } from "./other-title.js";
import { isAsked, type Question, questionSplit } from "./question-words.js";
import type { Refusal } from "./refusal.js";
import { sameWord } from "./same-word.js";
import { type Scene, sentenceSpan } from "./scene.js";
import { OR, RANK, UNDECIDED } from "./word-roles.js";

/** Whether the sentence of a mention answers another question than the one asked. */
export function judgeSubject(gold: Gold, found: Occurrence, { answer, question, rules, golds }: Scene): Refusal | null {
  if (question === null) return null;
  // What the question says as well is no answer to it.
  const isGold = (word: AnswerWord) =>
    !isAsked(word, question) &&
    (gold.split.words.includes(word) ||
      golds.some((other) => other.split.words.some((own) => sameWord(own, word, rules) !== 0)));
  if (found.first > 0 && hasEarlierAnswer(answer, found.first, question, isGold)) return "other-answer";
  const { first, next } = sentenceSpan(answer, found.first);
  const sentence = answer.words.slice(first, next);
  if (sentence.length <= found.next - found.first) return null;
  if (hasOtherCase(gold, answer, found, question)) return "other-subject";
  if ((answer.roles & UNDECIDED) !== 0 && isUndecided(gold, sentence, question)) return "alternatives";
  if (
    hasOpposite(sentence, () => questionSplit(question).words) ||
    ((answer.roles & RANK) !== 0 && hasLowerRank(sentence, question))
  ) {
    return "opposite";
  }
  // A long sentence says more than the answer, and shares words with the question by chance.
  if (sentence.length > LONGEST_STATEMENT) return null;
  if (hasOtherOwner(answer, first, next, question, rules, isGold)) return "other-subject";
  if (hasOtherTitle(answer, first, next, question, rules, isGold)) return "other-subject";
  return hasOtherObject(answer, first, next, question, isGold) ? "other-subject" : null;
}

const LONGEST_STATEMENT = 14;

/** "Both are", where the question asks which of two. */
function isUndecided(gold: Gold, sentence: readonly AnswerWord[], question: Question): boolean {
  if (!sentence.some(({ roles }) => (roles & UNDECIDED) !== 0)) return false;
  return (questionSplit(question).roles & OR) !== 0 && gold.required.every(({ word }) => isAsked(word, question));
}
