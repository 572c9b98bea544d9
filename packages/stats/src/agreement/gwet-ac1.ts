import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import { normalInterval } from "./normal-interval.js";
import { tableMargins } from "./table-margins.js";

/** What a chance-corrected agreement was made from. */
export interface AgreementDetail {
  readonly n: number;
  readonly observed: number | null;
  readonly expected: number | null;
}

export interface AC1Detail extends AgreementDetail {
  /** Gwet's, over the items; null where AC1 is. */
  readonly standardError: number | null;
  readonly interval: Interval;
}

/**
 * Gwet's AC1: agreement of two raters above a chance that assumes they guess only on some items. Stays near the raw
 * agreement where one label is rare and kappa falls; show it beside kappa, not instead.
 *
 * The interval is AC1 ± z standard errors cut off at ±1, as that of `cohenKappa`; irrCAC takes t in the place of z.
 *
 * @see Gwet 2008, Computing inter-rater reliability and its variance in the presence of high agreement
 * @example
 * gwetAC1({ labels: ["FAIL", "PASS"], counts: [[1, 0], [0, 1]] }).value; // => 1
 * gwetAC1({ labels: ["PASS"], counts: [[3]] }).value; // => null
 */
export function gwetAC1(table: ConfusionTable, level = 0.95): Estimate<AC1Detail> {
  checkLevel(level);
  const method = "ac1-normal";
  const undefinedBecause = (reason: string, detail: AgreementDetail) => {
    const interval = { level, method, low: null, high: null, reason };
    return { value: null, reason, ...detail, standardError: null, interval };
  };
  const { n, rows, columns, agreed } = tableMargins(table);
  if (n === 0) return undefinedBecause("there are no items", { n, observed: null, expected: null });
  const observed = agreed / n;
  const size = rows.length;
  if (size < 2) return undefinedBecause("there is only one label", { n, observed, expected: null });
  const shares = rows.map((row, label) => (row + columns[label]!) / (2 * n));
  const expected = shares.reduce((sum, share) => sum + share * (1 - share), 0) / (size - 1);
  const value = (observed - expected) / (1 - expected);
  const standardError = standardErrorOf(table, shares, { n, observed, expected, value });
  const interval = normalInterval(["an AC1", value], standardError, level, method);
  return { value, n, observed, expected, standardError, interval };
}

interface Parts {
  readonly n: number;
  readonly observed: number;
  readonly expected: number;
  readonly value: number;
}

/** The variance over items, raters fixed: how far each item pulls agreement and chance apart. */
function standardErrorOf(
  { counts }: ConfusionTable,
  shares: readonly number[],
  { n, observed, expected, value }: Parts,
): number {
  const others = shares.length - 1;
  let agreedByChance = 0;
  let chanceSquared = 0;
  for (const [row, cells] of counts.entries()) {
    for (const [column, count] of cells.entries()) {
      const chance = (1 - (shares[row]! + shares[column]!) / 2) / others;
      if (row === column) agreedByChance += (count / n) * chance;
      chanceSquared += (count / n) * chance ** 2;
    }
  }
  const variance =
    observed * (1 - observed) -
    4 * (1 - value) * (agreedByChance - observed * expected) +
    4 * (1 - value) ** 2 * (chanceSquared - expected ** 2);
  // Rounding can leave a variance of 0 just below it.
  return variance <= Number.EPSILON ? 0 : Math.sqrt(variance / n) / (1 - expected);
}
