import { holm } from "@eval/stats";
import type { Part, Slice } from "./comparison-parts.js";
import type { ScoreComparison } from "./score-comparison.js";

/** What can be said of two runs: one sentence for it is in the report. */
export type Conclusion = "better" | "worse" | "no-difference-seen" | "not-enough-data";

/** One metric over all pairs, or over one slice of them, with what it means. */
export interface MetricComparison extends ScoreComparison {
  readonly metric: string;
  /** Null for all pairs together. */
  readonly slice: Slice | null;
  /** The first cases that were left out because a side could not measure them. */
  readonly unmeasured: readonly string[];
  /** p after Holm's correction: tests of all pairs are corrected among themselves, those of slices among themselves. */
  readonly adjustedP: number | null;
  readonly conclusion: Conclusion;
}

/** Below this p, after correction, a difference counts. */
export const COMPARISON_LEVEL = 0.05;
/**
 * With fewer pairs even twenty differences in one direction would say little of the next twenty. Where pairs belong
 * together it takes as many clusters: a hundred questions on two passages are two passages.
 */
const FEWEST_UNITS = 20;

/**
 * Puts each comparison beside the part it is of, with what it means. The tests of all pairs and those of slices are two
 * families: a look at slices must not change what is said of the whole.
 */
export function conclude(parts: readonly Part[], compared: readonly ScoreComparison[]): MetricComparison[] {
  const adjusted = [
    ...adjustedOf(compared, (index) => parts[index]?.slice === null),
    ...adjustedOf(compared, (index) => parts[index]?.slice !== null),
  ];
  const adjustedAt = new Map(adjusted);
  return compared.map((comparison, index) => {
    const { metric, slice, unmeasured } = parts[index] as Part;
    const adjustedP = adjustedAt.get(index) ?? null;
    const conclusion = conclusionOf(comparison, adjustedP, metric.higherIsBetter);
    return { metric: metric.name, slice, ...comparison, unmeasured, adjustedP, conclusion };
  });
}

/** The adjusted p of those that belong to a family, by place. */
function adjustedOf(
  compared: readonly ScoreComparison[],
  isOfFamily: (index: number) => boolean,
): [index: number, p: number][] {
  const tested = compared.flatMap(({ test }, index) =>
    test.p === null || !isOfFamily(index) ? [] : [{ index, p: test.p }],
  );
  const adjusted = holm(tested.map(({ p }) => p));
  return tested.map(({ index }, place) => [index, adjusted[place] as number]);
}

function conclusionOf(
  { paired, clusters, difference }: ScoreComparison,
  p: number | null,
  higherIsBetter: boolean,
): Conclusion {
  if (p !== null && p < COMPARISON_LEVEL && difference !== null && difference !== 0) {
    return difference > 0 === higherIsBetter ? "better" : "worse";
  }
  // A difference that could not be tested, as of cases that all belong together, is not one that was not seen.
  const isUntested = p === null && difference !== 0;
  return (clusters ?? paired) < FEWEST_UNITS || isUntested ? "not-enough-data" : "no-difference-seen";
}
