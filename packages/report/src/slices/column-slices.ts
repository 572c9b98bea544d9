import { type Interval, tIntervalOfSummary, tQuantile, wilsonInterval } from "@eval/stats";
import { type Estimate, estimateOf } from "../numbers.js";
import type { Group, ReportMetric, RunFacts } from "../report.js";

/** The cases that share one value of one column, whatever their other columns hold. */
export interface ColumnSlice {
  readonly value: string | null;
  readonly cases: number;
  readonly scored: number;
  readonly estimate: Estimate;
}

/**
 * A metric by one of the columns that a run is grouped by, in order of first appearance. Where there are more columns
 * the groups with one value are put together again: their counts add up, and the spread of their scores follows from
 * their intervals. Clusters may lie in several groups, so then there is no interval, and it says why.
 */
export function columnSlices(metric: ReportMetric, column: string, run: Pick<RunFacts, "clusterBy">): ColumnSlice[] {
  const isRate = metric.passRate !== null;
  const found = new Map<string | null, Group[]>();
  for (const group of metric.groups) {
    const value = group.by[column] ?? null;
    const known = found.get(value);
    if (known === undefined) found.set(value, [group]);
    else known.push(group);
  }
  return [...found].map(([value, groups]) => ({
    value,
    cases: sum(groups, ({ cases }) => cases),
    scored: sum(groups, ({ scored }) => scored),
    estimate: together(groups, isRate, run.clusterBy),
  }));
}

const sum = (groups: readonly Group[], count: (group: Group) => number): number =>
  groups.reduce((total, group) => total + count(group), 0);

function together(groups: readonly Group[], isRate: boolean, clusterBy: string | null): Estimate {
  const [only] = groups as [Group];
  if (groups.length === 1) return estimateOf(only, isRate);
  const { format } = estimateOf(only, isRate);
  return { ...(isRate ? pooledRate(groups, clusterBy) : pooledMean(groups, clusterBy)), format };
}

type Pooled = Pick<Estimate, "value" | "interval">;
const NOTHING: Pooled = { value: null, interval: null };

function pooledRate(groups: readonly Group[], clusterBy: string | null): Pooled {
  const passed = sum(groups, (group) => group.passed ?? 0);
  const verdicts = sum(groups, verdictsOf);
  if (verdicts === 0) return NOTHING;
  return {
    value: passed / verdicts,
    interval: clusterBy === null ? wilsonInterval(passed, verdicts) : clustered(clusterBy),
  };
}

/** A score may come without a verdict, so the cases behind a rate are counted from it. */
const verdictsOf = ({ passRate, scored, verdicts = scored }: Group): number => (passRate === null ? 0 : verdicts);

function pooledMean(groups: readonly Group[], clusterBy: string | null): Pooled {
  const measured = groups.filter(({ mean, scored }) => mean !== null && scored > 0);
  const n = sum(measured, ({ scored }) => scored);
  if (n === 0) return NOTHING;
  const mean = sum(measured, (group) => group.scored * (group.mean as number)) / n;
  if (clusterBy !== null) return { value: mean, interval: clustered(clusterBy) };
  const squares = measured.map(squaresWithin);
  if (n < 2 || squares.some((each) => each === null)) return { value: mean, interval: null };
  const within = squares.reduce<number>((total, each) => total + (each as number), 0);
  const between = sum(measured, (group) => group.scored * ((group.mean as number) - mean) ** 2);
  const standardDeviation = Math.sqrt((within + between) / (n - 1));
  return { value: mean, interval: standardDeviation === 0 ? null : tIntervalOfSummary({ n, mean, standardDeviation }) };
}

/** The sum of squared deviations of a group's scores, out of its t interval; null where that is another interval. */
function squaresWithin({ scored, meanInterval }: Group): number | null {
  if (scored < 2 || meanInterval === null || meanInterval.low === null) return 0;
  if (meanInterval.method !== "t") return null;
  const half = (meanInterval.high - meanInterval.low) / 2;
  const quantile = tQuantile((1 + meanInterval.level) / 2, scored - 1);
  return (scored - 1) * scored * (half / quantile) ** 2;
}

const clustered = (clusterBy: string): Interval => ({
  level: 0.95,
  method: "clustered",
  low: null,
  high: null,
  reason: `a cluster of ${clusterBy} may lie in several of these groups`,
});
