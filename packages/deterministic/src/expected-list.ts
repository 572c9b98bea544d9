import { type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank } from "@eval/core/text";

/** The accepted answers of a case; blank ones among others are no answers and are left out. */
export function usableAnswers(evalCase: EvalCase): readonly string[] {
  const answers = expectedAnswers(evalCase);
  if (answers.length < 2 || !answers.some(isBlank)) return answers;
  const said = answers.filter((answer) => !isBlank(answer));
  return said.length > 0 ? said : answers;
}
