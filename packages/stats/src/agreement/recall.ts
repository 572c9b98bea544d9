import type { Label } from "../checks/check-labels.js";
import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import { labelCounts } from "./label-counts.js";

/**
 * Of the items that truly carry a label, the share predicted to: for failures, the catch rate.
 *
 * @example
 * recall({ labels: ["FAIL", "PASS"], counts: [[1, 1], [0, 2]] }, "FAIL"); // => { value: 0.5 }
 */
export function recall<L extends Label>(table: ConfusionTable<L>, label: L): Estimate {
  const { hits, actual } = labelCounts(table, label);
  return actual === 0 ? { value: null, reason: `${label} never occurs` } : { value: hits / actual };
}
