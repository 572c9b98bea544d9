import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import { tableMargins } from "./table-margins.js";

/** What a chance-corrected agreement was made from. */
export interface AgreementDetail {
  readonly n: number;
  readonly observed: number | null;
  readonly expected: number | null;
}

/**
 * Gwet's AC1: agreement of two raters above a chance that assumes they guess only on some items. Stays near the raw
 * agreement where one label is rare and kappa falls; show it beside kappa, not instead.
 *
 * @see Gwet 2008, Computing inter-rater reliability and its variance in the presence of high agreement
 * @example
 * gwetAC1({ labels: ["FAIL", "PASS"], counts: [[1, 0], [0, 1]] }).value; // => 1
 * gwetAC1({ labels: ["PASS"], counts: [[3]] }).value; // => null
 */
export function gwetAC1(table: ConfusionTable): Estimate<AgreementDetail> {
  const { n, rows, columns, agreed } = tableMargins(table);
  if (n === 0) return { value: null, reason: "there are no items", n, observed: null, expected: null };
  const observed = agreed / n;
  const size = rows.length;
  if (size < 2) return { value: null, reason: "there is only one label", n, observed, expected: null };
  let mixed = 0;
  for (const [label, row] of rows.entries()) {
    const share = (row + columns[label]!) / (2 * n);
    mixed += share * (1 - share);
  }
  const expected = mixed / (size - 1);
  return { value: (observed - expected) / (1 - expected), n, observed, expected };
}
