import { EvalError } from "@eval/core";
import { sampleIndices, seededRandom } from "@eval/stats";
import { derivedSeed } from "./derived-seed.js";
import type { OutcomeChoice, Selection } from "./protocol.js";

/** What decides whether a case is labelled. It stays on this side: no labeler is ever sent any of it. */
export interface Candidate {
  readonly number: number;
  /** The verdict of each metric; null where it gave none. */
  readonly verdicts: readonly (boolean | null)[];
  readonly isFlagged: boolean;
}

const isOf: Readonly<Record<OutcomeChoice, (verdicts: readonly (boolean | null)[]) => boolean>> = {
  failed: (verdicts) => verdicts.includes(false),
  passed: (verdicts) => verdicts.includes(true) && !verdicts.includes(false),
  disagreement: (verdicts) => verdicts.includes(true) && verdicts.includes(false),
};

/** The numbers of the cases to label, ascending. Throws where none is left. */
export function selectCases(
  candidates: readonly Candidate[],
  { cases, sample, only }: Selection,
  seed: number,
): number[] {
  if (candidates.length === 0) {
    throw new EvalError("invalid-input", "a run must have cases with an answer to be labelled, got none");
  }
  const fitting = candidates
    .filter(({ isFlagged }) => cases !== "flagged" || isFlagged)
    .filter(({ verdicts }) => only === null || isOf[only](verdicts))
    .map(({ number }) => number);
  if (fitting.length === 0) {
    const asked = `--cases ${cases}${only === null ? "" : ` --only ${only}`}`;
    throw new EvalError("invalid-option", `${asked} must leave a case to label, got none of ${candidates.length}`);
  }
  if (sample === null || sample >= fitting.length) return fitting;
  const drawn = sampleIndices(fitting.length, sample, seededRandom(derivedSeed(seed, "sample")));
  return drawn.map((index) => fitting[index] as number);
}
