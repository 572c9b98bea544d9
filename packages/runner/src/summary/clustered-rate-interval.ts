import { type ClusterSum, clusteredIntervalOfSums } from "@eval/stats";

/** The clustered interval of a rate: t may reach beyond a share of nothing or of all, and is cut off there. */
export function clusteredRateInterval(clusters: Iterable<ClusterSum>): ReturnType<typeof clusteredIntervalOfSums> {
  const interval = clusteredIntervalOfSums(clusters);
  if (interval.low === null) return interval;
  return { ...interval, low: Math.max(0, interval.low), high: Math.min(1, interval.high) };
}
