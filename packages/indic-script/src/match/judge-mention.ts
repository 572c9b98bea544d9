import { exceptionOf } from "./exception.js";
import { isFormerValue } from "./former-value.js";
import type { Gold } from "./gold.js";
import { isBound } from "./is-bound.js";
import { isNegated } from "./is-negated.js";
import { judgeName } from "./judge-name.js";
import { judgeSentence } from "./judge-sentence.js";
import { judgeSubject } from "./judge-subject.js";
import type { Occurrence } from "./occurrence.js";
import { type Question, questionSplit } from "./question-words.js";
import type { Refusal } from "./refusal.js";
import type { Scene } from "./scene.js";
import { EXCEPTION, NO } from "./word-roles.js";

/** Why a mention does not assert the accepted answer; null where it does. */
export function judgeMention(gold: Gold, found: Occurrence, scene: Scene): Refusal | null {
  const { answer, question, stated } = scene;
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
  question !== null && (questionSplit(question).roles & NO) !== 0;

const asksForException = (question: Question | null): boolean =>
  question !== null && (asksForNegative(question) || (questionSplit(question).roles & EXCEPTION) !== 0);
