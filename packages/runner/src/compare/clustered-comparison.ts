import {
  bootstrapPairedDifference,
  clusteredInterval,
  clusteredStandardError,
  detectableGapMean,
  type Label,
  pairedPermutationTest,
  pairedTTest,
} from "@eval/stats";
import { cutOff } from "../summary/cut-off.js";
import { unlessAlike } from "./unless-alike.js";

/** What clusters change of a comparison: interval, test, and the gap that could have been seen. */
export function clusteredComparison(a: readonly number[], b: readonly number[], clusters: readonly Label[]) {
  const differences = b.map((score, pair) => score - (a[pair] as number));
  const n = differences.length;
  const error = clusteredStandardError(differences, clusters);
  const t = pairedTTest(b, a, { clusters });
  // Clusters that all differ alike leave t nothing to divide by; one cluster leaves nothing to test.
  const { method, p } = t.p === null && error.clusters > 1 ? pairedPermutationTest(b, a, { clusters }) : t;
  const spread = t.p === null || error.value === null ? null : error.value * Math.sqrt(n);
  return {
    clusters: error.clusters,
    aInterval: n === 0 ? null : clusteredInterval(a, clusters),
    bInterval: n === 0 ? null : clusteredInterval(b, clusters),
    differenceInterval: n === 0 ? null : unlessAlike(clusteredInterval(differences, clusters), t),
    bootstrapInterval: n === 0 ? null : unlessAlike(bootstrapPairedDifference(b, a, { clusters }), t),
    test: { method, p },
    // A spread of nothing would say that any gap at all had been seen.
    detectable: spread === null ? null : detectableGapMean({ n, standardDeviation: spread }).value,
  };
}

/** The same of two pass rates; a pass is 1, a fail 0. */
export function clusteredRates(a: readonly number[], b: readonly number[], clusters: readonly Label[]) {
  const compared = clusteredComparison(a, b, clusters);
  const { aInterval, bInterval, differenceInterval } = compared;
  return {
    ...compared,
    aInterval: aInterval && cutOff(aInterval, 0, 1),
    bInterval: bInterval && cutOff(bInterval, 0, 1),
    differenceInterval: differenceInterval && cutOff(differenceInterval, -1, 1),
  };
}
