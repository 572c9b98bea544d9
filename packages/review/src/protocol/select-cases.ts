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
  /** In the review queue of the report; null or absent where it is not in it, or nobody asked. */
  readonly place?: number | null;
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
    .filter(({ place }) => cases !== "queue" || (place ?? null) !== null)
    .filter(({ verdicts }) => only === null || isOf[only](verdicts));
  if (fitting.length === 0) {
    const asked = `--cases ${cases}${only === null ? "" : ` --only ${only}`}`;
    throw new EvalError("invalid-option", `${asked} must leave a case to label, got none of ${candidates.length}`);
  }
  const numbers = fitting.map(({ number }) => number);
  if (sample === null || sample >= numbers.length) return numbers;
  if (cases === "queue") return firstOfQueue(fitting, sample);
  const drawn = sampleIndices(numbers.length, sample, seededRandom(derivedSeed(seed, "sample")));
  return drawn.map((index) => numbers[index] as number);
}

const firstOfQueue = (candidates: readonly Candidate[], count: number): number[] =>
  candidates
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .slice(0, count)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
