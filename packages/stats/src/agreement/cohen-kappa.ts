import { checkLevel } from "../checks/check-level.js";
import type { Interval } from "../interval.js";
import type { Estimate } from "../result.js";
import { type AgreementWeights, agreementWeight } from "./agreement-weights.js";
import type { ConfusionTable } from "./confusion-table.js";
import { normalInterval } from "./normal-interval.js";
import { tableMargins } from "./table-margins.js";

export interface KappaOptions {
  /** `none` where not given. Weights count places in the table's list of labels, not their values. */
  readonly weights?: AgreementWeights;
  readonly level?: number;
}

export interface KappaDetail {
  readonly n: number;
  /** Agreement seen, weighted; null where there are no items. */
  readonly observed: number | null;
  /** Agreement to be expected of two raters who ignore the items but keep their rates. */
  readonly expected: number | null;
  /** Fleiss-Cohen-Everitt; null where kappa is. */
  readonly standardError: number | null;
  readonly interval: Interval;
}

/**
 * Cohen's kappa: the agreement of two raters above chance, as a share of what was possible above chance. Plain, or
 * weighted for labels in an order.
 *
 * A judge that passes everything has kappa 0 however high its raw agreement. Where chance alone agrees fully (both
 * raters gave one and the same label throughout) kappa is null, not 0 or 1. The interval is kappa ± z standard errors
 * cut off at ±1; for few items prefer `kappaBootstrap`.
 *
 * @see Cohen 1960 and 1968; Fleiss, Cohen and Everitt 1969 for the standard error
 * @example
 * const table = confusionTable(["PASS", "FAIL", "PASS", "FAIL"], ["PASS", "FAIL", "PASS", "PASS"]);
 * cohenKappa(table).value; // => 0.5
 * cohenKappa(confusionTable(["PASS"], ["PASS"])).value; // => null
 */
export function cohenKappa(
  table: ConfusionTable,
  { weights = "none", level = 0.95 }: KappaOptions = {},
): Estimate<KappaDetail> {
  checkLevel(level);
  const method = "kappa-normal";
  const undefinedBecause = (
    reason: string,
    detail: { n: number; observed: number | null; expected: number | null },
  ) => {
    const interval = { level, method, low: null, high: null, reason };
    return { value: null, reason, ...detail, standardError: null, interval };
  };
  const { n, rows, columns } = tableMargins(table);
  if (n === 0) return undefinedBecause("there are no items", { n, observed: null, expected: null });
  const size = rows.length;
  const weight = (row: number, column: number) => agreementWeight(row, column, size, weights);
  const observed = weightedSum(size, (row, column) => weight(row, column) * table.counts[row]![column]!) / n;
  const expected = weightedSum(size, (row, column) => weight(row, column) * rows[row]! * columns[column]!) / n / n;
  const detail = { n, observed, expected };
  if (size < 2 || expected === 1) {
    return undefinedBecause("both raters gave every item the same label, so chance alone agrees fully", detail);
  }
  const kappa = (observed - expected) / (1 - expected);
  const standardError = standardErrorOf(table, weight, kappa, expected);
  return {
    value: kappa,
    ...detail,
    standardError,
    interval: normalInterval(["a kappa", kappa], standardError, level, method),
  };
}

function weightedSum(size: number, term: (row: number, column: number) => number): number {
  let sum = 0;
  for (let row = 0; row < size; row += 1) for (let column = 0; column < size; column += 1) sum += term(row, column);
  return sum;
}

/** Fleiss, Cohen and Everitt 1969, formula 13; for plain kappa it is their formula with A, B and C. */
function standardErrorOf(
  table: ConfusionTable,
  weight: (row: number, column: number) => number,
  kappa: number,
  expected: number,
): number {
  const { n, rows, columns } = tableMargins(table);
  const size = rows.length;
  const all = [...rows.keys()];
  const rowMeans = all.map((row) => all.reduce((sum, column) => sum + (weight(row, column) * columns[column]!) / n, 0));
  const columnMeans = all.map((column) => all.reduce((sum, row) => sum + (weight(row, column) * rows[row]!) / n, 0));
  const square = weightedSum(size, (row, column) => {
    const influence = weight(row, column) - (rowMeans[row]! + columnMeans[column]!) * (1 - kappa);
    return (table.counts[row]![column]! / n) * influence ** 2;
  });
  const variance = square - (kappa - expected * (1 - kappa)) ** 2;
  // Rounding can leave a variance of 0 just below it.
  return variance <= Number.EPSILON ? 0 : Math.sqrt(variance / n) / (1 - expected);
}
