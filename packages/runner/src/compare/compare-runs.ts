import { EvalError } from "@eval/core";
import { holm } from "@eval/stats";
import type { RunFolder } from "../run/run-folder.js";
import { type Conclusion, compareScores, type ScoreComparison } from "./compare-scores.js";
import { type CasePair, pairCases } from "./pair-cases.js";
import { readScoredRun, type ScoredRun } from "./scored-run.js";

/** What to compare besides all cases together. */
export interface CompareOptions {
  /** Columns whose values make slices, each compared on its own. */
  readonly by: readonly string[];
  /** Column whose values say which cases belong together; null takes them as independent. */
  readonly clusterBy: string | null;
}

/** One metric over all pairs, or over one slice of them. */
export interface MetricComparison extends ScoreComparison {
  readonly metric: string;
  /** Null for all pairs together. */
  readonly slice: { readonly column: string; readonly value: string | null } | null;
  /** p after Holm's correction for every test of the report. */
  readonly adjustedP: number | null;
  readonly conclusion: Conclusion;
}

/** Two runs side by side: A is the one to beat, B the one in question. */
export interface RunComparison {
  readonly a: string;
  readonly b: string;
  readonly pairedBy: "id" | "input";
  readonly pairs: number;
  /** Cases that one run has and the other has not: how many, and the first of them. */
  readonly onlyA: { readonly count: number; readonly keys: readonly string[] };
  readonly onlyB: { readonly count: number; readonly keys: readonly string[] };
  readonly clusterBy: string | null;
  readonly tests: number;
  readonly comparisons: readonly MetricComparison[];
}

const KEYS_KEPT = 20;

/** Compares two finished runs on the cases they have in common. */
export async function compareRuns(a: RunFolder, b: RunFolder, options: CompareOptions): Promise<RunComparison> {
  const columns = options.clusterBy === null ? options.by : [...options.by, options.clusterBy];
  const [left, right] = [await readScoredRun(a, columns), await readScoredRun(b, columns)];
  const { by, pairs, onlyA, onlyB } = pairCases(left, right);
  const compared = commonMetrics(left, right).flatMap((metric) => compareMetric(metric, pairs, options));
  const comparisons = conclude(compared);
  const listed = (keys: readonly string[]) => ({ count: keys.length, keys: keys.slice(0, KEYS_KEPT) });
  return {
    a: left.id,
    b: right.id,
    pairedBy: by,
    pairs: pairs.length,
    onlyA: listed(onlyA),
    onlyB: listed(onlyB),
    clusterBy: options.clusterBy,
    tests: comparisons.filter(({ test }) => test.p !== null).length,
    comparisons,
  };
}

interface CommonMetric {
  readonly name: string;
  readonly positions: { readonly a: number; readonly b: number };
  readonly higherIsBetter: boolean;
}

function commonMetrics(a: ScoredRun, b: ScoredRun): CommonMetric[] {
  const common = a.metrics.flatMap(({ name, version, higherIsBetter }, position) => {
    const other = b.metrics.findIndex((metric) => metric.name === name);
    if (other === -1) return [];
    if (b.metrics[other]?.version !== version) {
      throw new EvalError(
        "changed-metric",
        `${name} must have one definition in both runs, got versions ${version} and ${b.metrics[other]?.version}; score one of them again`,
      );
    }
    return [{ name, positions: { a: position, b: other }, higherIsBetter }];
  });
  if (common.length > 0) return common;
  throw new EvalError("unpaired", `runs ${a.id} and ${b.id} must have a metric in common, got none`);
}

type Compared = Omit<MetricComparison, "adjustedP" | "conclusion"> & { readonly higherIsBetter: boolean };

function compareMetric(
  metric: CommonMetric,
  pairs: readonly CasePair[],
  { by, clusterBy }: CompareOptions,
): Compared[] {
  const over = (some: readonly CasePair[], slice: Compared["slice"]): Compared => ({
    metric: metric.name,
    higherIsBetter: metric.higherIsBetter,
    slice,
    ...compareScores(
      some,
      metric.positions,
      clusterBy === null ? null : some.map(({ a }) => a.columns[by.length] ?? ""),
    ),
  });
  const slices = by.flatMap((column, position) =>
    [...slicesOf(pairs, position)].map(([value, some]) => over(some, { column, value })),
  );
  return [over(pairs, null), ...slices];
}

/** Pairs by their value of a column in A, in order of first appearance. */
function slicesOf(pairs: readonly CasePair[], position: number): Map<string | null, CasePair[]> {
  const slices = new Map<string | null, CasePair[]>();
  for (const pair of pairs) {
    const value = pair.a.columns[position] ?? null;
    const slice = slices.get(value);
    if (slice === undefined) slices.set(value, [pair]);
    else slice.push(pair);
  }
  return slices;
}

const LEVEL = 0.05;
/** With fewer pairs even twenty differences in one direction would say little of the next twenty. */
const FEWEST_PAIRS = 20;

function conclude(compared: readonly Compared[]): MetricComparison[] {
  const tested = compared.filter(({ test }) => test.p !== null);
  const adjusted = holm(tested.map(({ test }) => test.p as number));
  return compared.map(({ higherIsBetter, ...comparison }) => {
    const position = tested.findIndex(
      (candidate) => candidate.metric === comparison.metric && candidate.slice === comparison.slice,
    );
    const adjustedP = position === -1 ? null : (adjusted[position] as number);
    return { ...comparison, adjustedP, conclusion: conclusionOf(comparison, adjustedP, higherIsBetter) };
  });
}

function conclusionOf({ paired, difference }: ScoreComparison, p: number | null, higherIsBetter: boolean): Conclusion {
  if (p !== null && p < LEVEL && difference !== null && difference !== 0) {
    return difference > 0 === higherIsBetter ? "better" : "worse";
  }
  return paired < FEWEST_PAIRS ? "not-enough-data" : "no-difference-seen";
}
