import {
  bonettPriceInterval,
  clusteredInterval,
  detectableGapMean,
  detectableGapPaired,
  type Interval,
  Moments,
  mcnemarExact,
  pairedPermutationTest,
  pairedTTest,
  tInterval,
  wilsonInterval,
} from "@eval/stats";
import type { CasePair } from "./pair-cases.js";

/** What can be said of two runs: one sentence for it is in the report. */
export type Conclusion = "better" | "worse" | "no-difference-seen" | "not-enough-data";

/** One metric over the pairs of two runs. Differences are B less A. Null is "could not be computed". */
export interface ScoreComparison {
  /** Pairs in which both sides were measured. */
  readonly paired: number;
  readonly dropped: { readonly onlyA: number; readonly onlyB: number; readonly neither: number };
  readonly measure: "pass rate" | "mean score";
  readonly a: number | null;
  readonly aInterval: Interval | null;
  readonly b: number | null;
  readonly bInterval: Interval | null;
  readonly difference: number | null;
  readonly differenceInterval: Interval | null;
  /** Cases that only one side passed; null where there are no verdicts. */
  readonly discordant: { readonly onlyA: number; readonly onlyB: number } | null;
  readonly test: { readonly method: string; readonly p: number | null };
  /** The smallest gap that so many pairs would have shown four times in five. */
  readonly detectable: number | null;
}

/** Compares one metric, at `position` among the metrics of both runs, over pairs. */
export function compareScores(
  pairs: readonly CasePair[],
  positions: { readonly a: number; readonly b: number },
  clusters: readonly string[] | null,
): ScoreComparison {
  const left = pairs.map(({ a }) => a.scores[positions.a] ?? null);
  const right = pairs.map(({ b }) => b.scores[positions.b] ?? null);
  const kept = pairs.flatMap((_, index) => (left[index] !== null && right[index] !== null ? [index] : []));
  const dropped = countDropped(left, right);
  const labels = clusters === null ? null : kept.map((index) => clusters[index] as string);
  const passed = kept.map((index) => [
    pairs[index]?.a.verdicts[positions.a] ?? null,
    pairs[index]?.b.verdicts[positions.b] ?? null,
  ]);
  const face = { paired: kept.length, dropped };
  if (kept.length > 0 && passed.every(([a, b]) => a !== null && b !== null)) {
    return { ...face, ...compareVerdicts(passed as [boolean, boolean][], labels) };
  }
  return {
    ...face,
    ...compareMeans(
      kept.map((index) => left[index] as number),
      kept.map((index) => right[index] as number),
      labels,
    ),
  };
}

function countDropped(left: readonly (number | null)[], right: readonly (number | null)[]) {
  const dropped = { onlyA: 0, onlyB: 0, neither: 0 };
  left.forEach((score, index) => {
    if (score !== null && right[index] === null) dropped.onlyA += 1;
    if (score === null && right[index] !== null) dropped.onlyB += 1;
    if (score === null && right[index] === null) dropped.neither += 1;
  });
  return dropped;
}

type Compared = Omit<ScoreComparison, "paired" | "dropped">;

function compareVerdicts(
  passed: readonly (readonly [boolean, boolean])[],
  clusters: readonly string[] | null,
): Compared {
  const n = passed.length;
  const count = (a: boolean, b: boolean) => passed.filter(([left, right]) => left === a && right === b).length;
  const table = {
    both: count(true, true),
    onlyA: count(true, false),
    onlyB: count(false, true),
    neither: count(false, false),
  };
  const [a, b] = [table.both + table.onlyA, table.both + table.onlyB];
  // B less A: the stats package takes A less B, so the sides are handed over the other way round.
  const swapped = { ...table, onlyA: table.onlyB, onlyB: table.onlyA };
  const differences = passed.map(([left, right]) => Number(right) - Number(left));
  return {
    measure: "pass rate",
    a: a / n,
    aInterval: wilsonInterval(a, n),
    b: b / n,
    bInterval: wilsonInterval(b, n),
    difference: (b - a) / n,
    differenceInterval: clusters === null ? bonettPriceInterval(swapped) : clusteredInterval(differences, clusters),
    discordant: { onlyA: table.onlyA, onlyB: table.onlyB },
    test:
      clusters === null
        ? testOf(mcnemarExact(table))
        : clusteredTest(
            passed.map(([left]) => Number(left)),
            passed.map(([, right]) => Number(right)),
            clusters,
          ),
    detectable: detectableGapPaired({ n, discordant: (table.onlyA + table.onlyB) / n }).value,
  };
}

/** Below this the t test leans on a shape that so few differences cannot show. */
const ENOUGH_FOR_T = 30;

function compareMeans(left: readonly number[], right: readonly number[], clusters: readonly string[] | null): Compared {
  const differences = right.map((score, index) => score - (left[index] as number));
  const moments = new Moments(differences);
  const spread = moments.standardDeviation.value;
  const test =
    clusters !== null
      ? clusteredTest(left, right, clusters)
      : testOf(left.length >= ENOUGH_FOR_T ? pairedTTest(right, left) : pairedPermutationTest(right, left));
  return {
    measure: "mean score",
    a: new Moments(left).mean.value,
    aInterval: left.length === 0 ? null : tInterval(left),
    b: new Moments(right).mean.value,
    bInterval: right.length === 0 ? null : tInterval(right),
    difference: moments.mean.value,
    differenceInterval: intervalOfDifferences(differences, clusters),
    discordant: null,
    test,
    detectable: spread === null ? null : detectableGapMean({ n: left.length, standardDeviation: spread }).value,
  };
}

function intervalOfDifferences(differences: readonly number[], clusters: readonly string[] | null): Interval | null {
  if (differences.length === 0) return null;
  return clusters === null ? tInterval(differences) : clusteredInterval(differences, clusters);
}

function clusteredTest(left: readonly number[], right: readonly number[], clusters: readonly string[]) {
  return testOf(pairedTTest(right, left, { clusters }));
}

const testOf = ({ method, p }: { readonly method: string; readonly p: number | null }) => ({ method, p });
