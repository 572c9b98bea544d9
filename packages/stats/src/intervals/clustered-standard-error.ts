import { checkLabels, type Label } from "../checks/check-labels.js";
import { checkValues } from "../checks/check-values.js";
import { Moments } from "../moments/moments.js";
import type { Estimate } from "../result.js";
import { groupByLabel } from "./group-by-label.js";

/**
 * The standard error of a mean whose cases come in clusters (questions about one passage, translations of one
 * question): deviations are summed inside each cluster before they are squared, times C / (C - 1) for few clusters.
 *
 * With every case a cluster of its own it is the usual standard error.
 *
 * @see Liang and Zeger 1986; Miller 2024, Adding error bars to evals, section 2.2; inspect_ai for C / (C - 1)
 * @example
 * clusteredStandardError([1, 0, 1], ["a", "a", "a"]).value; // => null
 * clusteredStandardError([1, 0, 1, 0], [1, 2, 3, 4]).value === Math.sqrt(1 / 3 / 4); // => true
 */
export function clusteredStandardError(
  values: readonly number[],
  clusters: readonly Label[],
): Estimate<{ readonly clusters: number }> {
  checkLabels("clusters", clusters, values.length);
  checkValues("values", values);
  const groups = groupByLabel(clusters);
  const count = groups.size;
  const mean = new Moments(values).mean;
  if (mean.value === null) return { ...mean, clusters: count };
  if (count === 1) return { value: null, reason: "one cluster has no spread", clusters: count };
  let squares = 0;
  for (const group of groups.values()) {
    let deviation = 0;
    for (const index of group) deviation += values[index]! - mean.value;
    squares += deviation * deviation;
  }
  return { value: Math.sqrt((squares * count) / (count - 1)) / values.length, clusters: count };
}
