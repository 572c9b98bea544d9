import type { JsonRecord, Metric } from "@eval/core";
import { tInterval, wilsonInterval } from "@eval/stats";
import type { Group } from "../run/shard.js";
import type { PairTally } from "./disagreement.js";
import type { Disagreement, GroupSummary, MetricNumbers, MetricSummary } from "./summary.js";
import { emptyTally, mergeTally, type Tally } from "./tally.js";

/** The numbers of each metric: all cases together, and each group. */
export function summariseMetrics(
  metrics: readonly Metric[],
  by: readonly string[],
  groups: ReadonlyMap<string, Group>,
): MetricSummary[] {
  return metrics.map((metric, position) => {
    const pooled = emptyTally();
    for (const { tallies } of groups.values()) mergeTally(pooled, tallies[position] as Tally, metric.corpus);
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
    };
  });
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
  const notMeasured = unscored + errors;
  return {
    cases,
    scored: scores.count,
    unscored,
    errors,
    blank,
    mean: scores.mean.value,
    meanInterval: scores.count === 0 ? null : tInterval(scores),
    corpus: corpus === undefined || tally.corpus === null ? null : corpus.finish(tally.corpus),
    passed: hasVerdicts ? passed : null,
    passRate: hasVerdicts ? passed / verdicts : null,
    passRateInterval: hasVerdicts ? wilsonInterval(passed, verdicts) : null,
    passRateBounds: hasVerdicts
      ? [passed / (verdicts + notMeasured), (passed + notMeasured) / (verdicts + notMeasured)]
      : null,
    labels: byCount(tally.labels),
    flags: byCount(tally.flags),
  };
}

/** The most frequent first; by name among equals, so that the order does not depend on which came first. */
function byCount(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1)),
  );
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
