import { type EvalCase, expectedAnswers } from "@eval/core";

/** A case of a run as the server holds it. */
export interface ReviewCase {
  readonly number: number;
  readonly evalCase: EvalCase;
}

/**
 * What a labeler is sent of a case: what is needed to judge the answer, field by field. Who answered, ids (which tell
 * what a file was made for, and at times the model), metadata and traces are not among it.
 */
export function shownCase(evalCase: EvalCase): Record<string, unknown> {
  const { input, messages, choices, context, incorrect, output, language } = evalCase;
  return {
    input,
    messages: messages?.map(({ role, content }) => ({ role, content })),
    choices: choices?.map(({ label, text }) => ({ label, text })),
    context,
    expected: expectedAnswers(evalCase),
    incorrect,
    output,
    language,
  };
}
