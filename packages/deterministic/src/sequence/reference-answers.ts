import { type EmptyExpected, type EvalCase, expectedAnswers, hasOnlyBlankExpected } from "@eval/core";
import { usableAnswers } from "../expected-list.js";

/** The references of a case: without blank ones, unless those are to be measured as the reference implementation does. */
export function referenceAnswers(evalCase: EvalCase, emptyExpected: EmptyExpected): readonly string[] {
  const keepsBlank = emptyExpected === "correct" || hasOnlyBlankExpected(evalCase);
  return keepsBlank ? expectedAnswers(evalCase) : usableAnswers(evalCase);
}
