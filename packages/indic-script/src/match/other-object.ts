import type { AnswerWord } from "./answer-word.js";
import { isContent } from "./noun-phrase.js";
import { type Question, questionSplit } from "./question-words.js";
import { COMMA, type SplitAnswer } from "./split-answer.js";

/** "invented the television" where the question is who "invented the telephone": the same verb has another object. */
export function hasOtherObject(
  answer: SplitAnswer,
  first: number,
  next: number,
  question: Question,
  isGold: (word: AnswerWord) => boolean,
): boolean {
  const stated = objectsIn(answer, first, next);
  if (stated.size === 0) return false;
  const asked = objectsIn(questionSplit(question), 0, questionSplit(question).words.length);
  if (asked.size === 0) return false;
  const said = new Set(answer.words.map(({ fold }) => fold));
  for (const [verb, object] of stated) {
    const expected = asked.get(verb);
    if (expected === undefined || expected.fold === object.fold || said.has(expected.fold)) continue;
    if (!isGold(object)) return true;
  }
  return false;
}

/** Words of English with the noun behind their "the", by the word before it. */
function objectsIn({ words, gaps }: SplitAnswer, first: number, next: number): ReadonlyMap<string, AnswerWord> {
  let objects: Map<string, AnswerWord> | undefined;
  for (let at = first + 1; at + 1 < next; at += 1) {
    if (words[at]!.fold !== "the" || gaps[at]! >= COMMA || gaps[at + 1]! >= COMMA) continue;
    const [verb, object] = [words[at - 1]!, words[at + 1]!];
    if (isContent(verb) && !verb.isCapital && isContent(object)) {
      objects = (objects ?? new Map<string, AnswerWord>()).set(verb.fold, object);
    }
  }
  return objects ?? NONE;
}

const NONE: ReadonlyMap<string, AnswerWord> = new Map();
