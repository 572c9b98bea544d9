import type { CorpusScore, EvalCase, JsonRecord, Metric, MetricResult } from "@eval/core";
import { Moments } from "@eval/stats";
import { type ClusterTallies, countInCluster, mergeClusters } from "./cluster-tally.js";
import { missingNeed } from "./missing-need.js";

/** How often each of some names was met. A map: names that come from data make slow keys of an object. */
export type Counts = Map<string, number>;

/**
 * What is counted of one metric over some cases. Merging is exact and takes no heed of order (sums included), so
 * that a run cut into shards, threads or a crash and a resume gives the same bytes as a run in one go.
 */
export interface Tally {
  cases: number;
  unscored: number;
  errors: number;
  blank: number;
  /** Results with a verdict, and how many of them passed. */
  verdicts: number;
  passed: number;
  readonly scores: Moments;
  readonly labels: Counts;
  readonly flags: Counts;
  /** Unscored cases by what they lack, as `missingNeed` names it. */
  readonly missing: Counts;
  corpus: JsonRecord | null;
  /** The scores once more, by cluster; null where cases are independent. */
  readonly clusters: ClusterTallies | null;
}

export function emptyTally({ clustered = false }: { readonly clustered?: boolean } = {}): Tally {
  return {
    cases: 0,
    unscored: 0,
    errors: 0,
    blank: 0,
    verdicts: 0,
    passed: 0,
    scores: new Moments(),
    labels: new Map(),
    flags: new Map(),
    missing: new Map(),
    corpus: null,
    clusters: clustered ? new Map() : null,
  };
}

/** Adds one result of the metric, of a case in `cluster`, to its tally. */
export function count(tally: Tally, result: MetricResult, metric: Metric, cluster: string | null = null): void {
  tally.cases += 1;
  const { label } = result;
  countOne(tally.labels, label);
  if (result.status === "scored") {
    countScored(tally, result.score, result.passed, label);
    if (tally.clusters !== null && cluster !== null) {
      countInCluster(tally.clusters, cluster, result.score, result.passed);
    }
  }
  if (result.status === "unscored") tally.unscored += 1;
  if (result.status === "error") tally.errors += 1;
  if (metric.info.flags !== undefined) countFlags(tally, metric.info.flags, result.metadata);
  if (metric.corpus !== undefined && result.status === "scored") addCorpus(tally, metric.corpus, result);
}

/** Adds to the tally what a case lacks that was not scored for that. */
export function countMissing(tally: Tally, { status, label }: MetricResult, metric: Metric, evalCase: EvalCase): void {
  if (status !== "unscored" || label !== "missing_field") return;
  const missing = missingNeed(metric.info, evalCase);
  if (missing !== null) countOne(tally.missing, missing);
}

function countScored(tally: Tally, score: number, passed: boolean | null, label: string): void {
  if (label === "blank") tally.blank += 1;
  if (passed !== null) {
    tally.verdicts += 1;
    if (passed) tally.passed += 1;
  }
  tally.scores.add(score);
}

function countFlags(tally: Tally, flags: readonly string[], metadata: JsonRecord): void {
  // By the keys that are there: engines are slow to find that one is not.
  for (const key in metadata) {
    if (metadata[key] === true && flags.includes(key)) countOne(tally.flags, key);
  }
}

function addCorpus(tally: Tally, corpus: CorpusScore, result: MetricResult): void {
  const stats = corpus.stats(result);
  tally.corpus = tally.corpus === null ? stats : corpus.merge(tally.corpus, stats);
}

/** Adds `other` to `tally`. */
export function mergeTally(tally: Tally, other: Tally, corpus: CorpusScore | undefined): void {
  tally.cases += other.cases;
  tally.unscored += other.unscored;
  tally.errors += other.errors;
  tally.blank += other.blank;
  tally.verdicts += other.verdicts;
  tally.passed += other.passed;
  tally.scores.merge(other.scores);
  addCounts(tally.labels, other.labels);
  addCounts(tally.flags, other.flags);
  addCounts(tally.missing, other.missing);
  if (tally.clusters !== null && other.clusters !== null) mergeClusters(tally.clusters, other.clusters);
  if (other.corpus !== null && corpus !== undefined) {
    tally.corpus = tally.corpus === null ? other.corpus : corpus.merge(tally.corpus, other.corpus);
  }
}

function countOne(counts: Counts, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function addCounts(into: Counts, from: ReadonlyMap<string, number>): void {
  for (const [key, count] of from) into.set(key, (into.get(key) ?? 0) + count);
}
