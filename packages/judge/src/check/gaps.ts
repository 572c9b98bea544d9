import { bonettPriceInterval, type Interval, pairedTable } from "@eval/stats";

/** How far one change of nothing that counts moves a judge's verdicts. */
export interface Gap {
  readonly n: number;
  /** Pass rate with the change, and without it; null without pairs. */
  readonly changed: number | null;
  readonly plain: number | null;
  /** The difference of the two, from -1 to 1. */
  readonly gap: number | null;
  /** Of the paired difference. */
  readonly interval: Interval;
  /** Whether the whole interval lies beyond the tolerance: a gap that is beyond doubt, and that matters. */
  readonly isBiased: boolean;
}

/** Judges waver by a few points; what is called a bias must be more than that, beyond doubt. */
export const TOLERANCE = 0.05;

/**
 * The gap between verdicts on changed and on plain answers, pair by pair: longer ones for a length gap, the same answer
 * shown first and second for a position gap.
 *
 * Called a bias only where the whole interval lies beyond `tolerance`: with 200 pairs a gap of 30 points is found nearly
 * always, one of 4 points nearly never.
 *
 * @see the grading ladder on length and position
 * @example
 * verdictGap([true, true, true, true], [true, false, true, true]).gap; // => 0.25
 * verdictGap([true, true, true, true], [true, false, true, true]).isBiased; // => false
 */
export function verdictGap(changed: readonly boolean[], plain: readonly boolean[], tolerance = TOLERANCE): Gap {
  const table = pairedTable(changed, plain);
  const interval = bonettPriceInterval(table);
  const n = changed.length;
  const rate = (count: number) => (n === 0 ? null : count / n);
  return {
    n,
    changed: rate(table.both + table.onlyA),
    plain: rate(table.both + table.onlyB),
    gap: rate(table.onlyA - table.onlyB),
    interval,
    isBiased: interval.low !== null && (interval.low > tolerance || interval.high < -tolerance),
  };
}
