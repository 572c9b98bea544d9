import type { Label } from "../checks/check-labels.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Interval } from "../interval.js";
import { wilsonInterval } from "../intervals/wilson-interval.js";
import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import { tableMargins } from "./table-margins.js";

/** A rate as counts, as a number, and with its Wilson interval. */
export type CountedRate = Estimate<{ readonly successes: number; readonly n: number; readonly interval: Interval }>;

/**
 * The two numbers to read first of a judge: of the true failures, the share it caught; of the rest, the share it
 * failed all the same. `label` is the one to be caught, such as "FAIL"; rows of the table are the truth.
 *
 * @example
 * detectionRates({ labels: ["FAIL", "PASS"], counts: [[40, 4], [17, 339]] }, "FAIL").caught.successes; // => 40
 */
export function detectionRates<L extends Label>(
  table: ConfusionTable<L>,
  label: L,
  level = 0.95,
): { readonly caught: CountedRate; readonly falseAlarms: CountedRate } {
  const at = table.labels.indexOf(label);
  if (at < 0) throw invalidInput(`label must be one of ${JSON.stringify(table.labels)}`, label);
  const { n, rows, columns } = tableMargins(table);
  const hits = table.counts[at]![at]!;
  const [actual, predicted] = [rows[at]!, columns[at]!];
  return {
    caught: rate(hits, actual, `${label} never occurs`, level),
    falseAlarms: rate(predicted - hits, n - actual, `only ${label} occurs`, level),
  };
}

function rate(successes: number, n: number, reason: string, level: number): CountedRate {
  const interval = wilsonInterval(successes, n, level);
  if (n === 0) return { value: null, reason, successes, n, interval };
  return { value: successes / n, successes, n, interval };
}
