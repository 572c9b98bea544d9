import type { CorpusScore, EvalCase, Outcome } from "@eval/core";
import { isBlank } from "@eval/core/text";
import { usableAnswers } from "../expected-list.js";
import { bestExpected } from "./best-expected.js";
import { type EditCounts, editCounts } from "./edit-counts.js";

/** What an error rate is made of. */
export type ErrorRateDetail = EditCounts & {
  /** Substitutions, insertions and deletions. */
  readonly errors: number;
  /** Words or characters of the expected answer. */
  readonly expectedUnits: number;
  /** Which expected answer was closest; absent where it is the first. */
  readonly expectedIndex?: number;
};

/** Errors per unit of the expected answer, for the answer with the lowest rate. `split` gives the units of a text. */
export function measureErrorRate(
  split: (text: string) => readonly string[],
): (evalCase: EvalCase & { readonly output: string }) => Outcome<ErrorRateDetail> {
  return (evalCase) => {
    const output = split(evalCase.output);
    const best = bestExpected(
      usableAnswers(evalCase),
      (answer) => detailOf(answer, split(answer), output),
      (detail) => -rateOf(detail),
    );
    if (best === null) return NO_UNITS;
    const { measured, expectedIndex } = best;
    return {
      score: rateOf(measured),
      passed: null,
      label: labelOf(measured, output.length),
      reason: `${measured.errors} errors in ${measured.expectedUnits} expected units`,
      metadata: { ...measured, ...(expectedIndex > 0 && { expectedIndex }) },
    };
  };
}

const NO_UNITS = Object.freeze({ score: null, label: "no_words", reason: "the expected answer has no words" });

/** Null for an answer of punctuation alone; a blank one gets here only where it stands for "no answer". */
function detailOf(answer: string, expected: readonly string[], output: readonly string[]): ErrorRateDetail | null {
  if (expected.length === 0 && !isBlank(answer)) return null;
  const counts = editCounts(expected, output);
  const errors = counts.substitutions + counts.insertions + counts.deletions;
  return { ...counts, errors, expectedUnits: expected.length };
}

/** Nothing expected: every unit given is an error, and there is nothing to divide by. */
const rateOf = ({ errors, expectedUnits }: ErrorRateDetail): number => errors / Math.max(expectedUnits, 1);

function labelOf({ errors, expectedUnits }: ErrorRateDetail, outputUnits: number): string {
  if (expectedUnits === 0) return errors === 0 ? "no_answer" : "unexpected_answer";
  if (outputUnits === 0) return "blank";
  return errors === 0 ? "matched" : "errors";
}

/** Errors of all cases over expected units of all cases, so that long answers weigh more than short ones. */
export const pooledErrorRate: CorpusScore = {
  stats: ({ metadata }) => ({ errors: Number(metadata["errors"]), expectedUnits: Number(metadata["expectedUnits"]) }),
  merge: (a, b) => ({
    errors: Number(a["errors"]) + Number(b["errors"]),
    expectedUnits: Number(a["expectedUnits"]) + Number(b["expectedUnits"]),
  }),
  finish: ({ errors, expectedUnits }) => (expectedUnits === 0 ? null : Number(errors) / Number(expectedUnits)),
};
