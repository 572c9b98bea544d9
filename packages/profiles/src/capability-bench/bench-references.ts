import { type EvalCase, expectedAnswers } from "@eval/core";

/**
 * A case with options as the framework makes references of one: for each right option its text, its label, "L. text" and
 * "L text". An accepted answer names an option by its label, by a single letter in either case, or by its text.
 */
export function withBenchReferences(evalCase: EvalCase): EvalCase {
  const { choices } = evalCase;
  if (choices === undefined || choices.length === 0) return evalCase;
  const expected = expectedAnswers(evalCase).flatMap((key) => {
    const choice =
      choices.find(({ label }) => label === key) ??
      choices.find(({ label }) => key.length === 1 && label === key.toUpperCase()) ??
      choices.find(({ text }) => text === key);
    if (choice === undefined) return [key];
    const { label, text } = choice;
    return [text, label, `${label}. ${text}`, `${label} ${text}`];
  });
  return { ...evalCase, expected: [...new Set(expected)] };
}
