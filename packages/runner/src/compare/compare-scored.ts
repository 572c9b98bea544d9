import { changedQuestions } from "./changed-questions.js";
import type { CompareOptions } from "./compare-options.js";
import { compareAll, type OnCompared } from "./comparing.js";
import { changedParts, commonMetrics, partsOf } from "./comparison-parts.js";
import { conclude, type MetricComparison } from "./conclude.js";
import { knownColumns } from "./known-columns.js";
import { type PairedBy, pairCases } from "./pair-cases.js";
import { repeatedQuestions } from "./repeated-questions.js";
import type { ScoredRun } from "./scored-case.js";

/** Two runs side by side: A is the one to beat, B the one in question. */
export interface RunComparison {
  readonly a: string;
  readonly b: string;
  readonly pairedBy: PairedBy;
  readonly pairs: number;
  /** Cases that one run has and the other has not: how many, and the first of them. */
  readonly onlyA: { readonly count: number; readonly keys: readonly string[] };
  readonly onlyB: { readonly count: number; readonly keys: readonly string[] };
  readonly clusterBy: string | null;
  /** What to doubt, in sentences. */
  readonly warnings: readonly string[];
  readonly tests: number;
  readonly comparisons: readonly MetricComparison[];
}

const KEYS_KEPT = 20;

/** Compares two sides, read with `neededColumns`, on the cases they have in common. */
export async function compareScored(
  a: ScoredRun,
  b: ScoredRun,
  options: CompareOptions,
  onCompared: OnCompared = () => {},
): Promise<RunComparison> {
  const pairing = pairCases(a, b);
  const { by, pairs, onlyA, onlyB } = pairing;
  const columns = knownColumns(a, b, options);
  const parts = partsOf(commonMetrics(a, b), pairs, columns);
  const compared = await compareAll(
    parts.map(({ scores }) => scores),
    onCompared,
  );
  const comparisons = conclude(parts, compared);
  const clusterBy = columns.clusters === null ? null : options.clusterBy;
  const listed = (keys: readonly string[]) => ({ count: keys.length, keys: keys.slice(0, KEYS_KEPT) });
  return {
    a: a.id,
    b: b.id,
    pairedBy: by,
    pairs: pairs.length,
    onlyA: listed(onlyA),
    onlyB: listed(onlyB),
    clusterBy,
    warnings: [
      ...changedQuestions(pairs),
      ...repeatedQuestions(pairing, clusterBy),
      ...changedParts(a, b),
      ...columns.warnings,
    ],
    tests: comparisons.filter(({ test }) => test.p !== null).length,
    comparisons,
  };
}
