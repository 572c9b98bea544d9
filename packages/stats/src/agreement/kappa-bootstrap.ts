import { bootstrapCounts } from "../bootstrap/bootstrap-counts.js";
import type { BootstrapOptions } from "../bootstrap/interval-by-method.js";
import type { BootstrapInterval } from "../bootstrap/sort-replicates.js";
import type { Label } from "../checks/check-labels.js";
import { checkPairs } from "../checks/check-pairs.js";
import type { AgreementWeights } from "./agreement-weights.js";
import { cohenKappa } from "./cohen-kappa.js";
import { confusionTable } from "./confusion-table.js";
import { sortedLabels } from "./sorted-labels.js";

export interface KappaBootstrapOptions<L extends Label = Label> extends BootstrapOptions {
  readonly weights?: AgreementWeights;
  /** The labels in their order, where not all occur or their order is not that of `confusionTable`. */
  readonly labels?: readonly L[];
}

/**
 * A bootstrap interval of Cohen's kappa: items are drawn with both of their labels.
 *
 * A sample without a single failure has no kappa. How many there were is said (`undefinedResamples`), and above 5 %
 * there is no interval: too few failures were labelled for one.
 *
 * @see Efron and Tibshirani 1993
 * @example
 * const human = ["PASS", "FAIL", "PASS", "PASS", "FAIL", "PASS", "PASS", "FAIL", "FAIL", "PASS"];
 * const judge = ["PASS", "FAIL", "PASS", "FAIL", "FAIL", "PASS", "PASS", "FAIL", "PASS", "PASS"];
 * kappaBootstrap(human, judge, { seed: 1 }).undefinedResamples < 20; // => true
 */
export function kappaBootstrap<L extends Label>(
  first: readonly L[],
  second: readonly L[],
  { weights = "none", labels, ...options }: KappaBootstrapOptions<L> = {},
): BootstrapInterval {
  checkPairs(first, second);
  const order = labels ?? sortedLabels([...first, ...second]);
  const size = order.length;
  const positions = new Map(order.map((label, position) => [label, position]));
  confusionTable(first, second, order);
  const cells = first.map((label, index) => positions.get(label)! * size + positions.get(second[index]!)!);
  const kappaOf = (counts: Float64Array): number | null => {
    const rows = order.map((_, row) => Array.from(counts.subarray(row * size, (row + 1) * size)));
    return cohenKappa({ labels: order, counts: rows }, { weights }).value;
  };
  return bootstrapCounts(cells, size ** 2, kappaOf, options);
}
