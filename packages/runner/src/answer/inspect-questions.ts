import { type EvalCase, expectedAnswers } from "@eval/core";
import { isBlank } from "@eval/core/text";
import type { PlannedCase } from "./plan-answers.js";

/** Something about the cases that whoever is about to ask them should know. Numbers are those of the cases. */
export interface QuestionNote {
  readonly code: "cannot_be_asked" | "duplicate_id" | "empty_input" | "no_expected" | "equal_choices" | "has_output";
  readonly cases: readonly number[];
  /** Of the first of them, where cases differ in it. */
  readonly reason: string | null;
}

const checks: readonly [QuestionNote["code"], (evalCase: EvalCase) => boolean][] = [
  ["empty_input", ({ input }) => input !== undefined && isBlank(input)],
  ["no_expected", (evalCase) => expectedAnswers(evalCase).every(isBlank)],
  ["equal_choices", hasEqualChoices],
  ["has_output", ({ output }) => output !== undefined],
];

/** Looks at cases before they are asked. */
export function inspectQuestions(cases: readonly PlannedCase[]): QuestionNote[] {
  const missing = cases.filter(({ prompt }) => "missing" in prompt);
  const reason = missing[0] !== undefined && "missing" in missing[0].prompt ? missing[0].prompt.missing : null;
  const notes: QuestionNote[] = [
    { code: "cannot_be_asked", cases: missing.map(({ number }) => number), reason },
    { code: "duplicate_id", cases: repeatedIds(cases), reason: null },
    ...checks.map(([code, holds]) => ({
      code,
      cases: cases.filter(({ evalCase }) => holds(evalCase)).map(({ number }) => number),
      reason: null,
    })),
  ];
  return notes.filter((note) => note.cases.length > 0);
}

function repeatedIds(cases: readonly PlannedCase[]): number[] {
  const seen = new Set<string>();
  return cases.flatMap(({ number, evalCase: { id } }) => {
    if (id === undefined) return [];
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated ? [number] : [];
  });
}

/** Two options of one text: whichever is right, nobody can tell them apart. */
function hasEqualChoices({ choices = [] }: EvalCase): boolean {
  return new Set(choices.map(({ text }) => text.normalize("NFC").trim())).size < choices.length;
}
