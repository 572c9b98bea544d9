import type { Label } from "../checks/check-labels.js";
import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import { labelCounts } from "./label-counts.js";

/**
 * Of the items predicted to carry a label, the share that truly does.
 *
 * @example
 * precision({ labels: ["FAIL", "PASS"], counts: [[1, 1], [0, 2]] }, "FAIL"); // => { value: 1 }
 */
export function precision<L extends Label>(table: ConfusionTable<L>, label: L): Estimate {
  const { hits, predicted } = labelCounts(table, label);
  return predicted === 0 ? { value: null, reason: `${label} is never predicted` } : { value: hits / predicted };
}
