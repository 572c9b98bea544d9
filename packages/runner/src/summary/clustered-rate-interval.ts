import { type ClusterSum, clusteredIntervalOfSums } from "@eval/stats";
import { cutOff } from "./cut-off.js";

/** The clustered interval of a rate. */
export const clusteredRateInterval = (clusters: Iterable<ClusterSum>): ReturnType<typeof clusteredIntervalOfSums> =>
  cutOff(clusteredIntervalOfSums(clusters), 0, 1);
