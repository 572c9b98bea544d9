import type { Label } from "../checks/check-labels.js";
import { invalidInput } from "../checks/invalid-input.js";
import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import { labelCounts } from "./label-counts.js";

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
  const { hits, predicted, actual } = labelCounts(table, label);
  if (predicted + actual === 0) return { value: null, reason: `${label} neither occurs nor is predicted` };
  const square = beta ** 2;
  return { value: ((1 + square) * hits) / (square * actual + predicted) };
}
