import { type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank } from "@eval/core/text";

/** The accepted answers of a case; blank ones among several are no answers and are left out. */
export function usableAnswers(evalCase: EvalCase): readonly string[] {
  const answers = expectedAnswers(evalCase);
  return answers.length > 1 && answers.some(isBlank) ? answers.filter((answer) => !isBlank(answer)) : answers;
}
