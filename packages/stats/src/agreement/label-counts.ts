import type { Label } from "../checks/check-labels.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { ConfusionTable } from "./confusion-table.js";
import { tableMargins } from "./table-margins.js";

/** How often a label truly occurs, how often it is predicted, and how often both; throws on a label not in the table. */
export function labelCounts<L extends Label>(table: ConfusionTable<L>, label: L) {
  const at = table.labels.indexOf(label);
  if (at < 0) throw invalidInput(`label must be one of ${JSON.stringify(table.labels)}`, label);
  const { rows, columns } = tableMargins(table);
  return { hits: table.counts[at]![at]!, actual: rows[at]!, predicted: columns[at]! };
}
