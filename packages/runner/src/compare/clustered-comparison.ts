import {
  bootstrapPairedDifference,
  clusteredInterval,
  clusteredStandardError,
  detectableGapMean,
  pairedPermutationTest,
  pairedTTest,
} from "@eval/stats";

/** What clusters change of a comparison: interval, test, and the gap that could have been seen. */
export function clusteredComparison(a: readonly number[], b: readonly number[], clusters: readonly number[]) {
  const differences = b.map((score, pair) => score - (a[pair] as number));
  const n = differences.length;
  const error = clusteredStandardError(differences, clusters);
  const t = pairedTTest(b, a, { clusters });
  const { method, p } = t.p === null ? pairedPermutationTest(b, a, { clusters }) : t;
  const standardDeviation = error.value === null ? null : error.value * Math.sqrt(n);
  return {
    clusters: error.clusters,
    aInterval: n === 0 ? null : clusteredInterval(a, clusters),
    bInterval: n === 0 ? null : clusteredInterval(b, clusters),
    differenceInterval: n === 0 ? null : clusteredInterval(differences, clusters),
    bootstrapInterval: n === 0 ? null : bootstrapPairedDifference(b, a, { clusters }),
    test: { method, p },
    // A spread of nothing would say that any gap at all had been seen.
    detectable: standardDeviation ? detectableGapMean({ n, standardDeviation }).value : null,
  };
}
