import type { EvalCase, MetricResult } from "@eval/core";
import type { CaseBatch } from "../rows/case-batch.js";

/** How two verdicts of one case relate. */
export type Bucket = "bothPass" | "bothFail" | "onlyA" | "onlyB";

const buckets: readonly Bucket[] = ["bothPass", "bothFail", "onlyA", "onlyB"];

/** A case shown as an example of its bucket; long texts are cut. */
export interface Example {
  readonly case: number;
  readonly id: string | null;
  readonly input: string | null;
  readonly expected: string | null;
  readonly output: string | null;
}

/** How often two metrics agree, and the first cases of each kind. `a` and `b` are positions among the metrics. */
export interface PairTally {
  readonly a: number;
  readonly b: number;
  readonly counts: Record<Bucket, number>;
  readonly examples: Record<Bucket, Example[]>;
}

const EXAMPLES_KEPT = 5;
const SHOWN_LENGTH = 300;

/** One tally for each two of `metricCount` metrics. */
export function emptyPairs(metricCount: number): PairTally[] {
  const pairs: PairTally[] = [];
  for (let a = 0; a < metricCount; a++) {
    for (let b = a + 1; b < metricCount; b++) pairs.push({ a, b, counts: zeroCounts(), examples: noExamples() });
  }
  return pairs;
}

const zeroCounts = (): Record<Bucket, number> => ({ bothPass: 0, bothFail: 0, onlyA: 0, onlyB: 0 });
const noExamples = (): Record<Bucket, Example[]> => ({ bothPass: [], bothFail: [], onlyA: [], onlyB: [] });

/** Counts a case in every pair whose two metrics both gave a verdict. */
export function countPairs(
  pairs: readonly PairTally[],
  results: readonly MetricResult[],
  batch: Pick<CaseBatch, "caseAt" | "numberAt">,
  index: number,
): void {
  const number = batch.numberAt(index);
  for (const pair of pairs) {
    const a = results[pair.a]?.passed ?? null;
    const b = results[pair.b]?.passed ?? null;
    if (a === null || b === null) continue;
    const bucket: Bucket = a ? (b ? "bothPass" : "onlyA") : b ? "onlyB" : "bothFail";
    pair.counts[bucket] += 1;
    const examples = pair.examples[bucket];
    // Cases of a judge finish in any order; the examples shown must not depend on it.
    if (examples.length < EXAMPLES_KEPT || number < (examples.at(-1)?.case ?? 0)) {
      // A case that was scored is one.
      keepFirst(examples, [exampleOf(batch.caseAt(index) as EvalCase, number)]);
    }
  }
}

/** Adds the pairs of another shard. */
export function mergePairs(pairs: readonly PairTally[], others: readonly PairTally[]): void {
  pairs.forEach((pair, index) => {
    const other = others[index];
    if (other === undefined) return;
    for (const bucket of buckets) {
      pair.counts[bucket] += other.counts[bucket];
      keepFirst(pair.examples[bucket], other.examples[bucket]);
    }
  });
}

function keepFirst(examples: Example[], more: readonly Example[]): void {
  examples.push(...more);
  examples.sort((left, right) => left.case - right.case);
  examples.length = Math.min(examples.length, EXAMPLES_KEPT);
}

function exampleOf({ id, input, expected, output }: EvalCase, number: number): Example {
  const gold = expected === undefined || typeof expected === "string" ? expected : expected.join(" | ");
  return { case: number, id: id ?? null, input: cut(input), expected: cut(gold), output: cut(output) };
}

function cut(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (text.length <= SHOWN_LENGTH) return text;
  return `${text.slice(0, SHOWN_LENGTH).toWellFormed()}…`;
}
