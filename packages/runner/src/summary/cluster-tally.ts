import { type ClusterSum, ExactSum } from "@eval/stats";

/** What is counted of the cases that belong together: of a million clusters, so without an object more than needed. */
export interface ClusterTally {
  scored: number;
  /** Sum of the scores that are whole numbers: all of them, for most metrics. */
  whole: number;
  /** Sum of the others. */
  rest: ExactSum | null;
  verdicts: number;
  passed: number;
}

/**
 * Tallies by the name of their cluster. They merge exactly and in any order, like all tallies; memory grows with the
 * clusters, not with the cases.
 */
export type ClusterTallies = Map<string, ClusterTally>;

/** A cluster as it crosses threads. */
export type PackedCluster = readonly [
  name: string,
  scored: number,
  sum: readonly number[],
  verdicts: number,
  passed: number,
];

/** Adds a score to its cluster. */
export function countInCluster(clusters: ClusterTallies, name: string, score: number, passed: boolean | null): void {
  const tally = clusterOf(clusters, name);
  tally.scored += 1;
  addScore(tally, score);
  if (passed === null) return;
  tally.verdicts += 1;
  if (passed) tally.passed += 1;
}

/** Adds the clusters of another shard or group, which stay as they are. */
export function mergeClusters(clusters: ClusterTallies, others: ClusterTallies): void {
  for (const [name, { scored, whole, rest, verdicts, passed }] of others) {
    const tally = clusterOf(clusters, name);
    tally.scored += scored;
    addScore(tally, whole);
    if (rest !== null) {
      tally.rest ??= new ExactSum();
      tally.rest.merge(rest);
    }
    tally.verdicts += verdicts;
    tally.passed += passed;
  }
}

function addScore(tally: ClusterTally, score: number): void {
  const whole = tally.whole + score;
  if (Number.isSafeInteger(score) && Number.isSafeInteger(whole)) tally.whole = whole;
  else {
    tally.rest ??= new ExactSum();
    tally.rest.add(score);
  }
}

function clusterOf(clusters: ClusterTallies, name: string): ClusterTally {
  const known = clusters.get(name);
  if (known !== undefined) return known;
  const tally = emptyCluster();
  clusters.set(name, tally);
  return tally;
}

const emptyCluster = (): ClusterTally => ({ scored: 0, whole: 0, rest: null, verdicts: 0, passed: 0 });

const sumOf = ({ whole, rest }: ClusterTally): number | ExactSum =>
  rest === null ? whole : new ExactSum([whole]).merge(rest);

/** The scores of each cluster, for an interval of their mean. */
export function* scoreSums(clusters: ClusterTallies): Generator<ClusterSum> {
  for (const tally of clusters.values()) yield { n: tally.scored, sum: sumOf(tally) };
}

/** The verdicts of each cluster that has any, for an interval of the pass rate. */
export function* passSums(clusters: ClusterTallies): Generator<ClusterSum> {
  for (const { verdicts, passed } of clusters.values()) if (verdicts > 0) yield { n: verdicts, sum: passed };
}

export const packClusters = (clusters: ClusterTallies): PackedCluster[] =>
  Array.from(clusters, ([name, tally]) => {
    const sum = sumOf(tally);
    const parts = typeof sum === "number" ? [sum] : sum.toJSON();
    // Scores that cancel each other have an exact sum of no parts.
    return [name, tally.scored, parts.length === 0 ? [0] : parts, tally.verdicts, tally.passed];
  });

export const unpackClusters = (packed: readonly PackedCluster[]): ClusterTallies =>
  new Map(
    packed.map(([name, scored, sum, verdicts, passed]) => {
      const tally = { ...emptyCluster(), scored, verdicts, passed };
      for (const part of sum) addScore(tally, part);
      return [name, tally];
    }),
  );
