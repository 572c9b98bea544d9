import type { BootstrapInterval, Interval } from "@eval/stats";

/** One metric over the pairs of two runs. Differences are B less A. Null is "could not be computed". */
export interface ScoreComparison {
  /** Pairs in which both sides were measured. */
  readonly paired: number;
  readonly dropped: { readonly onlyA: number; readonly onlyB: number; readonly neither: number };
  readonly measure: "pass rate" | "mean score";
  /** How many clusters the pairs are in; null where they count as independent. */
  readonly clusters: number | null;
  readonly a: number | null;
  readonly aInterval: Interval | null;
  readonly b: number | null;
  readonly bInterval: Interval | null;
  readonly difference: number | null;
  readonly differenceInterval: Interval | null;
  /** The same by resampling pairs, or clusters; null for pass rates of independent pairs, which need none. */
  readonly bootstrapInterval: BootstrapInterval | null;
  /** Cases that only one side passed; null where there are no verdicts. */
  readonly discordant: { readonly onlyA: number; readonly onlyB: number } | null;
  readonly test: { readonly method: string; readonly p: number | null };
  /** The smallest gap that so many pairs would have shown four times in five. */
  readonly detectable: number | null;
}

/** What the two ways of comparing have to say. */
export type Compared = Omit<ScoreComparison, "paired" | "dropped">;
