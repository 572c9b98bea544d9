import type { AnswerWord } from "./answer-word.js";
import { exceptionOf } from "./exception.js";
import { isFormerValue } from "./former-value.js";
import type { Gold } from "./gold.js";
import { isBound } from "./is-bound.js";
import { isDeclined } from "./is-declined.js";
import { isNegated } from "./is-negated.js";
import { judgeName } from "./judge-name.js";
import { judgeSentence } from "./judge-sentence.js";
import { judgeSubject } from "./judge-subject.js";
import type { Occurrence } from "./occurrence.js";
import { type Question, questionSplit } from "./question-words.js";
import type { Refusal } from "./refusal.js";
import type { Scene } from "./scene.js";
import { COMMA } from "./split-answer.js";
import { COPULA, EXCEPTION, FUNCTION, NO, RELATION } from "./word-roles.js";

/** Why a mention does not assert the accepted answer; null where it does. */
export function judgeMention(gold: Gold, found: Occurrence, scene: Scene): Refusal | null {
  const { answer, question, stated } = scene;
  if (isDeclined(gold, found, scene)) return "declined";
  const exception = exceptionOf(answer, found);
  if (exception === "excepted" && !asksForException(question)) return "excepted";
  // "Which of them is not a mammal?" is answered by a denial.
  if (exception !== "sole" && isNegated(gold, found, scene) && !asksForNegative(question)) return "negated";
  if (isFormerValue(answer, found, question)) return "former";
  if (isBound(gold, found, answer, question)) return "bound";
  if (stated !== null && (found.first < stated.first || found.first >= stated.next)) return "other-answer";
  return judgeName(gold, found, scene) ?? judgeSentence(found, scene) ?? judgeSubject(gold, found, scene);
}

const asksForNegative = (question: Question | null): boolean =>
  question !== null && ((questionSplit(question).roles & NO) !== 0 || hasDeniedVerb(question));

/** "Which planet cannot support life?"; not "Isn't it Delhi?", or "Where did those live who could not read?". */
const hasDeniedVerb = (question: Question): boolean => {
  const { words, gaps } = questionSplit(question);
  return words.some(({ fold }, at) => {
    if (!DENIED_VERB.test(fold)) return false;
    let first = at;
    while (first > 0 && gaps[first]! < COMMA && (words[first - 1]!.roles & (FUNCTION | COPULA)) === 0) first -= 1;
    return (
      first > 0 && gaps[first]! < COMMA && ASKS_WHICH.test(words[first - 1]!.fold) && opens(words, gaps, first - 1)
    );
  });
};

/** A "who" in the middle of a question is relative. */
const opens = (words: readonly AnswerWord[], gaps: readonly number[], at: number): boolean =>
  at === 0 || gaps[at]! >= COMMA || (words[at - 1]!.roles & RELATION) !== 0;

const DENIED_VERB = /^(?:cannot|cant|(?:ca|do|does|did|is|are|was|were|has|have|had|could|would|wo|should)n['’]?t)$/;
const ASKS_WHICH = /^(?:which|what|who)$/;

const asksForException = (question: Question | null): boolean =>
  question !== null && (asksForNegative(question) || (questionSplit(question).roles & EXCEPTION) !== 0);
