import type { EvalCase } from "./eval-case.js";
import { isBlank } from "./text/blank.js";

/**
 * What an empty gold answer means.
 *
 * - `unscored`: the row has no gold answer, so nothing is measured;
 * - `no-answer`: the question has no answer, so a blank output is right and any other is wrong;
 * - `correct`: every output is right, as `"" in output` is true in Python, except a blank one where the metric
 *   counts blanks as wrong. Only for numbers that must stay comparable with scripts that do so.
 */
export type EmptyExpected = "unscored" | "no-answer" | "correct";

/** The values of {@link EmptyExpected}, for the `choices` of a metric with that option. */
export const emptyExpectedChoices: readonly EmptyExpected[] = ["unscored", "no-answer", "correct"];

/** Whether a case has gold answers and every one of them is blank. */
export function hasOnlyBlankExpected({ expected }: EvalCase): boolean {
  if (expected === undefined) return false;
  return typeof expected === "string" ? isBlank(expected) : expected.length > 0 && expected.every(isBlank);
}
