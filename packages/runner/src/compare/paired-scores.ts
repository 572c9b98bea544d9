import type { CasePair } from "./pair-cases.js";

/**
 * One metric over the pairs of a comparison, as numbers that cross threads cheaply. A score that is not there is NaN,
 * a verdict that is not there is -1; clusters are numbers from 0.
 */
export interface PairedScores {
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly passedA: Int8Array;
  readonly passedB: Int8Array;
  readonly clusters: Int32Array | null;
}

/** The scores of pairs, of the metric at these positions. */
export function pairedScores(
  pairs: readonly CasePair[],
  positions: { readonly a: number; readonly b: number },
  clusters: readonly number[] | null,
): PairedScores {
  const scores = (side: "a" | "b") =>
    Float64Array.from(pairs, (pair) => pair[side].scores[positions[side]] ?? Number.NaN);
  const passed = (side: "a" | "b") =>
    Int8Array.from(pairs, (pair) => Number(pair[side].verdicts[positions[side]] ?? -1));
  return {
    a: scores("a"),
    b: scores("b"),
    passedA: passed("a"),
    passedB: passed("b"),
    clusters: clusters === null ? null : Int32Array.from(clusters),
  };
}
