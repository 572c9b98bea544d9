import {
  bootstrapPairedDifference,
  detectableGapMean,
  Moments,
  pairedPermutationTest,
  pairedTTest,
  tInterval,
} from "@eval/stats";
import { clusteredComparison } from "./clustered-comparison.js";
import type { Compared } from "./score-comparison.js";

/** Below this the t test leans on a shape that so few differences cannot show. */
const ENOUGH_FOR_T = 30;

/** Compares two mean scores on the same cases. */
export function compareMeans(a: readonly number[], b: readonly number[], clusters: readonly number[] | null): Compared {
  const differences = b.map((score, pair) => score - (a[pair] as number));
  return {
    measure: "mean score",
    a: new Moments(a).mean.value,
    aInterval: a.length === 0 ? null : tInterval(a),
    b: new Moments(b).mean.value,
    bInterval: b.length === 0 ? null : tInterval(b),
    difference: new Moments(differences).mean.value,
    discordant: null,
    ...(clusters === null ? independent(a, b, differences) : clusteredComparison(a, b, clusters)),
  };
}

function independent(a: readonly number[], b: readonly number[], differences: readonly number[]) {
  const n = differences.length;
  const { method, p } = testOf(a, b);
  const spread = new Moments(differences).standardDeviation.value;
  return {
    clusters: null,
    differenceInterval: n === 0 ? null : tInterval(differences),
    bootstrapInterval: n === 0 ? null : bootstrapPairedDifference(b, a),
    test: { method, p },
    // A spread of nothing would say that any gap at all had been seen.
    detectable: spread ? detectableGapMean({ n, standardDeviation: spread }).value : null,
  };
}

/** Where all pairs differ alike t has nothing to divide by, and yet nothing could be clearer: signs are flipped. */
function testOf(a: readonly number[], b: readonly number[]) {
  const t = a.length >= ENOUGH_FOR_T ? pairedTTest(b, a) : null;
  return t === null || t.p === null ? pairedPermutationTest(b, a) : t;
}
