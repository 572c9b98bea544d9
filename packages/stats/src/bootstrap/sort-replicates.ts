import type { Interval } from "../interval.js";

/** What an interval says of the samples it was made from. */
export interface ResampleCount {
  readonly resamples: number;
  /** For how many of them the statistic was undefined; these do not enter the bounds. */
  readonly undefinedResamples: number;
}

export type BootstrapInterval = Interval<ResampleCount>;

/** Above this share of undefined samples the rest no longer stands for all. */
const MOST_UNDEFINED = 0.05;

/** The defined replicates in ascending order, or the reason why they give no interval. */
export function sortReplicates(
  replicates: ArrayLike<number | null>,
): { readonly count: ResampleCount } & (
  | { readonly sorted: Float64Array; readonly reason: null }
  | { readonly sorted: null; readonly reason: string }
) {
  const defined = Array.from(replicates).filter((replicate) => replicate !== null);
  const resamples = replicates.length;
  const undefinedResamples = resamples - defined.length;
  const count = { resamples, undefinedResamples };
  if (resamples === 0) return { count, sorted: null, reason: "there are no resamples" };
  if (undefinedResamples > MOST_UNDEFINED * resamples) {
    return { count, sorted: null, reason: `undefined for ${undefinedResamples} of ${resamples} resamples` };
  }
  const sorted = Float64Array.from(defined).sort();
  if (resamples > 1 && sorted[0] === sorted.at(-1)) {
    return { count, sorted: null, reason: `every resample gives ${sorted[0]}, so they show no spread` };
  }
  return { count, sorted, reason: null };
}
