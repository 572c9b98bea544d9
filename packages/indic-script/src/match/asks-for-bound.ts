import type { AnswerWord } from "./answer-word.js";
import { type Bound, boundTables } from "./bound-tables.js";
import { type Question, questionSplit } from "./question-words.js";

const FAR = 3;

/** "before which year", "more than how many", किस साल से पहले, "kab tak". */
export function asksForBound(question: Question | null): boolean {
  if (question === null) return false;
  const { words } = questionSplit(question);
  return words.some((word, at) => {
    if (isPreposed(word) && words.slice(at + 1, at + FAR).some(asks)) return true;
    return isPostposed(word) && words.slice(Math.max(0, at - FAR - 1), at).some(asks);
  });
}

const BOUNDS: readonly Bound[] = ["time", "until", "amount"];

const isPreposed = ({ fold }: AnswerWord): boolean =>
  fold === "than" || fold === "to" || BOUNDS.some((bound) => boundTables()[bound].before.has(fold));

const isPostposed = ({ fold }: AnswerWord): boolean =>
  BOUNDS.some((bound) => boundTables()[bound].behind.has(fold) || boundTables()[bound].free.has(fold));

const asks = ({ fold }: AnswerWord): boolean => boundTables().asking.has(fold) || ASKED_IN_CASE.test(fold);

/** "When did it end?", कब ख़त्म हुआ. */
export function asksForEnd(question: Question | null): boolean {
  return (
    question !== null &&
    questionSplit(question).words.some(({ fold }) => boundTables().ending.some((end) => fold.startsWith(end)))
  );
}

/** কোনটির, किसके, எத்தனைக்கு: with an ending. */
const ASKED_IN_CASE = /^(?:কোন|কত|எத்தனை|किती|किस|ఎన్ని|ఎంత)/;
