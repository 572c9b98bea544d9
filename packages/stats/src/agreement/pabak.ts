import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import type { AgreementDetail } from "./gwet-ac1.js";
import { tableMargins } from "./table-margins.js";

/**
 * Prevalence-adjusted bias-adjusted kappa: kappa as if all labels were equally common. For two labels it is twice the
 * raw agreement less 1, so it says no more than that.
 *
 * @see Byrt, Bishop and Carlin 1993; Brennan and Prediger 1981 for more than two labels
 * @example
 * pabak({ labels: ["FAIL", "PASS"], counts: [[1, 1], [0, 2]] }).value; // => 0.5
 */
export function pabak(table: ConfusionTable): Estimate<AgreementDetail> {
  const { n, rows, agreed } = tableMargins(table);
  if (n === 0) return { value: null, reason: "there are no items", n, observed: null, expected: null };
  const observed = agreed / n;
  const size = rows.length;
  if (size < 2) return { value: null, reason: "there is only one label", n, observed, expected: null };
  return { value: (size * observed - 1) / (size - 1), n, observed, expected: 1 / size };
}
