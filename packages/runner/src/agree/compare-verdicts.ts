import {
  bonettPriceInterval,
  clusteredInterval,
  detectableGapPaired,
  holm,
  type Interval,
  mcnemarExact,
  type PairedTable,
  pairedTable,
} from "@eval/stats";
import { clusteredRates } from "../compare/clustered-comparison.js";
import { discordantShare } from "../compare/discordant-share.js";

/** Two judges on the rows that a person labelled and both judged: which of them agrees with the person more often. */
export interface VerdictComparison {
  readonly a: string;
  readonly b: string;
  readonly n: number;
  /** Rows on which only one of them agrees with the person. */
  readonly onlyA: number;
  readonly onlyB: number;
  /** Agreement of B less that of A. */
  readonly difference: number | null;
  readonly interval: Interval;
  readonly test: { readonly method: string; readonly p: number | null };
  /** p after Holm's correction for all pairs of judges. */
  readonly adjustedP: number | null;
  /** The smallest difference that so many rows would have shown four times in five. */
  readonly detectable: number | null;
}

/** Verdicts of one judge beside those of the person; null where there is none. */
export interface JudgedRows {
  readonly column: string;
  readonly values: readonly (boolean | null)[];
}

/** Compares each two judges. */
export function compareVerdicts(
  human: readonly (boolean | null)[],
  judges: readonly JudgedRows[],
  clusters: readonly string[] | null,
): VerdictComparison[] {
  const pairs = judges.flatMap((a, position) =>
    judges.slice(position + 1).map((b) => compareTwo(human, a, b, clusters)),
  );
  const tested = pairs.filter(({ test }) => test.p !== null);
  const adjusted = holm(tested.map(({ test }) => test.p as number));
  return pairs.map((pair) => ({ ...pair, adjustedP: adjusted[tested.indexOf(pair)] ?? null }));
}

type Compared = Omit<VerdictComparison, "adjustedP">;

function compareTwo(
  human: readonly (boolean | null)[],
  a: JudgedRows,
  b: JudgedRows,
  clusters: readonly string[] | null,
): Compared {
  const rows = [...human.keys()].filter(
    (row) => human[row] !== null && a.values[row] !== null && b.values[row] !== null,
  );
  const right = ({ values }: JudgedRows) => rows.map((row) => values[row] === human[row]);
  const [rightA, rightB] = [right(a), right(b)];
  // B less A: the stats package takes A less B, so the sides are handed over the other way round.
  const table = pairedTable(rightB, rightA);
  const n = rows.length;
  const together = clusters === null ? null : rows.map((row) => clusters[row] as string);
  const { test, interval, detectable } =
    together === null ? independent(table, n) : clustered(rightA, rightB, together);
  return {
    a: a.column,
    b: b.column,
    n,
    onlyA: table.onlyB,
    onlyB: table.onlyA,
    difference: n === 0 ? null : (table.onlyA - table.onlyB) / n,
    interval,
    test: { method: test.method, p: test.p },
    detectable,
  };
}

function independent(table: PairedTable, n: number) {
  return {
    // No discordant row is no evidence, p = 1; no row at all is no test.
    test: n === 0 ? { method: "mcnemar-exact", p: null } : mcnemarExact(table),
    interval: bonettPriceInterval(table),
    detectable: detectableGapPaired({ n, discordant: discordantShare(table, n) }).value,
  };
}

function clustered(rightA: readonly boolean[], rightB: readonly boolean[], clusters: readonly string[]) {
  const { test, differenceInterval, detectable } = clusteredRates(rightA.map(Number), rightB.map(Number), clusters);
  // Of no rows there is no comparison; the interval of nothing says why.
  return { test, interval: differenceInterval ?? clusteredInterval([], []), detectable };
}
