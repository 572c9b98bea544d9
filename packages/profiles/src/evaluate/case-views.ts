import { type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank } from "@eval/core/text";

/** A case as a part sees it that is measured against one accepted answer. */
export interface CaseView {
  /** Which of the answers; null where the case has none. */
  readonly index: number | null;
  readonly evalCase: EvalCase;
}

/** One view for each accepted answer that is not blank; the case as it is where there is none. */
export function acceptedViews(evalCase: EvalCase): readonly CaseView[] {
  const answers = expectedAnswers(evalCase);
  if (answers.length === 1) return [{ index: 0, evalCase }];
  const views = viewsOf(evalCase, answers);
  return views.length === 0 ? [{ index: null, evalCase }] : views;
}

/** The case for a part that sees all accepted answers: those of the views, in their order, without the blank ones. */
export function wholeCase(evalCase: EvalCase, views: readonly CaseView[]): EvalCase {
  const answers = expectedAnswers(evalCase);
  if (answers.length === views.length || views[0]?.index === null) return evalCase;
  return { ...evalCase, expected: views.flatMap(({ index }) => (index === null ? [] : [answers[index] as string])) };
}

/** The case as it is, for parts that each take the best of its accepted answers. */
export function wholeView(evalCase: EvalCase): readonly CaseView[] {
  return [{ index: expectedAnswers(evalCase).length === 1 ? 0 : null, evalCase }];
}

/** One view for each known wrong answer, as if it were the accepted one. */
export function incorrectViews({ incorrect = [], ...evalCase }: EvalCase): readonly CaseView[] {
  return viewsOf(evalCase, incorrect);
}

const viewsOf = (evalCase: EvalCase, answers: readonly string[]): CaseView[] =>
  answers.flatMap((expected, index) => (isBlank(expected) ? [] : [{ index, evalCase: { ...evalCase, expected } }]));
