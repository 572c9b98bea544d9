import { EvalError, show } from "@eval/core";
import type { KnownColumns } from "./known-columns.js";
import type { CasePair } from "./pair-cases.js";
import { type PairedScores, pairedScores } from "./paired-scores.js";
import type { ScoredRun } from "./scored-case.js";

/** A metric that both sides have, and where. */
export interface CommonMetric {
  readonly name: string;
  readonly positions: { readonly a: number; readonly b: number };
  readonly higherIsBetter: boolean;
}

/** The metrics that both sides have. Throws where there are none, or where one is not the same on both. */
export function commonMetrics(a: ScoredRun, b: ScoredRun): CommonMetric[] {
  const common = a.metrics.flatMap((metric, position) => {
    const other = b.metrics.findIndex(({ name }) => name === metric.name);
    if (other === -1) return [];
    checkSame(metric, b.metrics[other] as SideMetric);
    return [{ name: metric.name, positions: { a: position, b: other }, higherIsBetter: metric.higherIsBetter }];
  });
  if (common.length > 0) return common;
  throw new EvalError("unpaired", `${a.id} and ${b.id} must have a metric in common, got none`);
}

type SideMetric = ScoredRun["metrics"][number];

/** Two definitions, or two sets of options, are two metrics under one name. A file does not say which it was. */
function checkSame({ name, version, options }: SideMetric, other: SideMetric): void {
  if (version === null || other.version === null) return;
  const refuse = (got: string) => {
    const message = `${name} must be the same metric in both runs, got ${got}; score one of them again`;
    throw new EvalError("changed-metric", message);
  };
  if (version !== other.version) refuse(`versions ${version} and ${other.version}`);
  if (JSON.stringify(options) !== JSON.stringify(other.options)) {
    refuse(`options ${show(options)} and ${show(other.options)}`);
  }
}

/** Metrics that ask other ones, of which some were other versions: the difference may be theirs. A sentence each. */
export const changedParts = (a: ScoredRun, b: ScoredRun): string[] =>
  a.metrics.flatMap(({ name, parts }) => {
    const others = b.metrics.find((metric) => metric.name === name)?.parts ?? null;
    if (parts === null || others === null) return [];
    const changed = Object.keys(parts).filter((part) => Object.hasOwn(others, part) && others[part] !== parts[part]);
    const said = changed.map((part) => `${part} in version ${parts[part]} in A and ${others[part]} in B`);
    return said.length === 0
      ? []
      : [`${name} asked ${said.join(", ")}: the difference may come from that; score A again to be sure`];
  });

/** The cases that share a value of a column. */
export interface Slice {
  readonly column: string;
  readonly value: string | null;
}

/** One thing to compare: a metric, over all pairs or over one slice of them. */
export interface Part {
  readonly metric: CommonMetric;
  readonly slice: Slice | null;
  readonly scores: PairedScores;
  /** The first pairs that one side or both could not measure. */
  readonly unmeasured: readonly string[];
}

const UNMEASURED_KEPT = 5;

/** Each metric over all pairs, and over each slice. */
export function partsOf(metrics: readonly CommonMetric[], pairs: readonly CasePair[], columns: KnownColumns): Part[] {
  const clusters = columns.clusters === null ? null : clustersOf(pairs, columns.clusters);
  const slices = columns.slices.flatMap(({ column, place }) =>
    [...slicesOf(pairs, place)].map(([value, indices]) => ({ slice: { column, value }, indices })),
  );
  const over = [{ slice: null, indices: [...pairs.keys()] }, ...slices];
  return metrics.flatMap((metric) =>
    over.map(({ slice, indices }) => {
      const some = indices.map((index) => pairs[index] as CasePair);
      const together = clusters === null ? null : indices.map((index) => clusters[index] as number);
      const scores = pairedScores(some, metric.positions, together);
      return { metric, slice, scores, unmeasured: unmeasuredKeys(some, scores) };
    }),
  );
}

function unmeasuredKeys(pairs: readonly CasePair[], { a, b }: PairedScores): string[] {
  const keys: string[] = [];
  for (let index = 0; index < pairs.length && keys.length < UNMEASURED_KEPT; index++) {
    if (Number.isNaN(a[index]) || Number.isNaN(b[index])) keys.push((pairs[index] as CasePair).key);
  }
  return keys;
}

/** Pairs, by position, for each value of a column, in order of first appearance. */
function slicesOf(pairs: readonly CasePair[], column: number): Map<string | null, number[]> {
  const slices = new Map<string | null, number[]>();
  for (const [index, { columns }] of pairs.entries()) {
    const value = columns[column] ?? null;
    const slice = slices.get(value);
    if (slice === undefined) slices.set(value, [index]);
    else slice.push(index);
  }
  return slices;
}

/** A number for each cluster. A pair that names none is one of its own: such pairs have nothing in common. */
function clustersOf(pairs: readonly CasePair[], column: number): number[] {
  const numbers = new Map<string, number>();
  let next = 0;
  return pairs.map(({ columns }) => {
    const name = columns[column]?.trim() ?? "";
    if (name === "") return next++;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, next);
    return next++;
  });
}
