import type { AnswerWord } from "./answer-word.js";
import { looseForm } from "./loose-form.js";
import { type SplitAnswer, splitAnswer } from "./split-answer.js";

/** The question of a case, to tell what an answer repeats from what it adds. Most cases never read it. */
export interface Question {
  readonly text: string;
  split?: SplitAnswer;
  forms?: ReadonlySet<string>;
  contentCount?: number;
}

export function questionSplit(question: Question): SplitAnswer {
  question.split ??= splitAnswer(question.text);
  return question.split;
}

export function isAsked(word: AnswerWord, question: Question | null): boolean {
  if (question === null) return false;
  question.forms ??= new Set(questionSplit(question).words.map(looseForm));
  return question.forms.has(looseForm(word));
}
