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
import { unlessAlike } from "./unless-alike.js";

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
  const t = pairedTTest(b, a);
  // Where all pairs differ alike t has nothing to divide by, and yet nothing could be clearer: signs are flipped.
  const { method, p } = t.p === null || n < ENOUGH_FOR_T ? pairedPermutationTest(b, a) : t;
  const spread = t.p === null ? null : new Moments(differences).standardDeviation.value;
  return {
    clusters: null,
    differenceInterval: n === 0 ? null : unlessAlike(tInterval(differences), t),
    bootstrapInterval: n === 0 ? null : unlessAlike(bootstrapPairedDifference(b, a), t),
    test: { method, p },
    // A spread of nothing would say that any gap at all had been seen.
    detectable: spread === null ? null : detectableGapMean({ n, standardDeviation: spread }).value,
  };
}
