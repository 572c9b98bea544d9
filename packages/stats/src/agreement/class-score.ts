import type { Label } from "../checks/check-labels.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import { tableMargins } from "./table-margins.js";

/**
 * Of the items predicted to carry a label, the share that truly does.
 *
 * @example
 * precision({ labels: ["FAIL", "PASS"], counts: [[1, 1], [0, 2]] }, "FAIL"); // => { value: 1 }
 */
export function precision<L extends Label>(table: ConfusionTable<L>, label: L): Estimate {
  const { hits, predicted } = countsOf(table, label);
  return predicted === 0 ? { value: null, reason: `${label} is never predicted` } : { value: hits / predicted };
}

/**
 * Of the items that truly carry a label, the share predicted to: for failures, the catch rate.
 *
 * @example
 * recall({ labels: ["FAIL", "PASS"], counts: [[1, 1], [0, 2]] }, "FAIL"); // => { value: 0.5 }
 */
export function recall<L extends Label>(table: ConfusionTable<L>, label: L): Estimate {
  const { hits, actual } = countsOf(table, label);
  return actual === 0 ? { value: null, reason: `${label} never occurs` } : { value: hits / actual };
}

/**
 * The F measure of one label: the harmonic mean of precision and recall, recall weighted beta times as much. Null only
 * where the label neither occurs nor is predicted.
 *
 * @see van Rijsbergen 1979
 * @example
 * fBeta({ labels: ["FAIL", "PASS"], counts: [[2, 1], [1, 2]] }, "FAIL"); // => { value: 2 / 3 }
 */
export function fBeta<L extends Label>(table: ConfusionTable<L>, label: L, beta = 1): Estimate {
  if (!(beta > 0)) throw invalidInput("beta must be above 0", beta);
  const { hits, predicted, actual } = countsOf(table, label);
  if (predicted + actual === 0) return { value: null, reason: `${label} neither occurs nor is predicted` };
  const square = beta ** 2;
  return { value: ((1 + square) * hits) / (square * actual + predicted) };
}

function countsOf<L extends Label>(table: ConfusionTable<L>, label: L) {
  const at = table.labels.indexOf(label);
  if (at < 0) throw invalidInput(`label must be one of ${JSON.stringify(table.labels)}`, label);
  const { rows, columns } = tableMargins(table);
  return { hits: table.counts[at]![at]!, actual: rows[at]!, predicted: columns[at]! };
}
