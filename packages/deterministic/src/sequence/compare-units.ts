import type { EvalCase, Outcome } from "@eval/core";
import { usableAnswers } from "../expected-list.js";
import { normalizerOf } from "../normalizer.js";
import { bestExpected } from "./best-expected.js";
import { similarityLabel } from "./similarity-label.js";
import { splitUnits, type TextUnit } from "./text-units.js";

/** A similarity of two texts, with what explains it. */
export interface Comparison<Detail> {
  readonly similarity: number;
  readonly reason: string;
  readonly detail: Detail;
}

interface UnitOptions {
  readonly normalize: readonly string[];
  readonly unit: TextUnit;
}

const NO_ANSWER = Object.freeze({ score: null, label: "empty_expected", reason: "no expected answer has any text" });

/** What a metric that compares the characters of output and expected answer measures; the best answer counts. */
export function compareUnits<Detail extends object>(
  { normalize, unit }: UnitOptions,
  compare: (expected: readonly string[], output: readonly string[]) => Comparison<Detail>,
): (evalCase: EvalCase & { readonly output: string }) => Outcome<Detail & { readonly expectedIndex?: number }> {
  const fold = normalizerOf(normalize);
  return (evalCase) => {
    const output = splitUnits(fold(evalCase.output), unit);
    const best = bestExpected(
      usableAnswers(evalCase),
      (answer) => compare(splitUnits(fold(answer), unit), output),
      ({ similarity }) => similarity,
    );
    if (best === null) return NO_ANSWER;
    const { similarity, reason, detail } = best.measured;
    return {
      score: similarity,
      passed: null,
      label: similarityLabel(similarity),
      reason,
      metadata: { ...detail, ...(best.expectedIndex > 0 && { expectedIndex: best.expectedIndex }) },
    };
  };
}
