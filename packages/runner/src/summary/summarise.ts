import type { JsonRecord, Metric } from "@eval/core";
import { clusteredIntervalOfSums, type Interval, tInterval, wilsonInterval } from "@eval/stats";
import type { RunTallies } from "../run/run-cases.js";
import type { Group } from "../run/shard.js";
import { passSums, scoreSums } from "./cluster-tally.js";
import { clusteredRateInterval } from "./clustered-rate-interval.js";
import type { PairTally } from "./disagreement.js";
import type { Disagreement, GroupSummary, MetricNumbers, MetricSummary } from "./summary.js";
import { emptyTally, mergeTally, type Tally } from "./tally.js";

/** The numbers of each metric: all cases together, and each group. */
export function summariseMetrics(
  metrics: readonly Metric[],
  by: readonly string[],
  { groups, errors }: Pick<RunTallies, "groups" | "errors">,
): MetricSummary[] {
  return metrics.map((metric, position) => {
    const pooled = pool(
      [...groups.values()].map(({ tallies }) => tallies[position] as Tally),
      metric,
    );
    const rows = by.length === 0 ? [] : groupRows(metric, position, by, groups);
    return {
      name: metric.info.name,
      package: metric.info.package,
      version: metric.info.version,
      higherIsBetter: metric.info.higherIsBetter,
      options: metric.options as JsonRecord,
      ...numbersOf(pooled, metric),
      macroMean: macroMean(rows),
      groups: rows,
      firstErrors: errors[position] ?? [],
    };
  });
}

/** All groups as one. A group alone is not copied: it may hold as many clusters as there are cases. */
function pool(tallies: readonly Tally[], { corpus }: Metric): Tally {
  const [only] = tallies;
  if (only !== undefined && tallies.length === 1) return only;
  const pooled = emptyTally({ clustered: tallies.some(({ clusters }) => clusters !== null) });
  for (const tally of tallies) mergeTally(pooled, tally, corpus);
  return pooled;
}

function groupRows(
  metric: Metric,
  position: number,
  by: readonly string[],
  groups: ReadonlyMap<string, Group>,
): GroupSummary[] {
  return [...groups.values()]
    .map(({ values, tallies }) => ({
      by: Object.fromEntries(by.map((column, index) => [column, values[index] ?? null])),
      ...numbersOf(tallies[position] as Tally, metric),
    }))
    .sort((left, right) => compareKeys(Object.values(left.by), Object.values(right.by)));
}

/** By code unit, so that the order of a report does not depend on the machine's language. */
function compareKeys(left: readonly (string | null)[], right: readonly (string | null)[]): number {
  for (let index = 0; index < left.length; index++) {
    const a = left[index] ?? "";
    const b = right[index] ?? "";
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

function macroMean(groups: readonly GroupSummary[]): number | null {
  const means = groups.map(({ mean }) => mean).filter((mean) => mean !== null);
  return means.length === 0 ? null : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

function numbersOf(tally: Tally, { corpus }: Metric): MetricNumbers {
  const { cases, scores, unscored, errors, blank, verdicts, passed } = tally;
  const hasVerdicts = verdicts > 0;
  // A score without a verdict, as of a similarity that is not calibrated, says as little of passing as an error.
  const undecided = cases - verdicts;
  return {
    cases,
    scored: scores.count,
    unscored,
    errors,
    blank,
    mean: scores.mean.value,
    meanInterval: scores.count === 0 ? null : meanInterval(tally),
    corpus: corpus === undefined || tally.corpus === null ? null : corpus.finish(tally.corpus),
    verdicts,
    passed: hasVerdicts ? passed : null,
    passRate: hasVerdicts ? passed / verdicts : null,
    passRateInterval: hasVerdicts ? rateInterval(tally) : null,
    passRateBounds: hasVerdicts ? [passed / cases, (passed + undecided) / cases] : null,
    labels: byCount(tally.labels),
    flags: byCount(tally.flags),
    missing: byCount(tally.missing),
  };
}

function meanInterval({ scores, clusters }: Tally): Interval {
  if (clusters === null) return tInterval(scores);
  return clusteredIntervalOfSums(scoreSums(clusters));
}

function rateInterval({ passed, verdicts, clusters }: Tally): Interval {
  return clusters === null ? wilsonInterval(passed, verdicts) : clusteredRateInterval(passSums(clusters));
}

/** The most frequent first; by name among equals, so that the order does not depend on which came first. */
function byCount(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1)));
}

/** The verdicts of each two metrics, side by side. */
export function listDisagreement(metrics: readonly Metric[], pairs: readonly PairTally[]): Disagreement[] {
  return pairs
    .filter(({ counts }) => Object.values(counts).some((count) => count > 0))
    .map(({ a, b, counts, examples }) => ({
      a: (metrics[a] as Metric).info.name,
      b: (metrics[b] as Metric).info.name,
      ...counts,
      examples,
    }));
}
