import type { Estimate } from "../result.js";
import type { ConfusionTable } from "./confusion-table.js";
import { tableMargins } from "./table-margins.js";

/**
 * Matthews' correlation coefficient of two raters, for any number of labels. Null where one of them gave a single
 * label throughout; scikit-learn says 0 there.
 *
 * @see Matthews 1975; Gorodkin 2004 for more than two labels
 * @example
 * matthewsCorrelation({ labels: [0, 1], counts: [[4, 1], [1, 4]] }).value?.toFixed(6); // => "0.600000"
 * matthewsCorrelation({ labels: [0, 1], counts: [[1, 0], [2, 0]] }).value; // => null
 */
export function matthewsCorrelation(table: ConfusionTable): Estimate<{ readonly n: number }> {
  const { n, rows, columns, agreed } = tableMargins(table);
  if (n === 0) return { value: null, reason: "there are no items", n };
  let product = 0;
  let rowSquares = 0;
  let columnSquares = 0;
  for (const [label, row] of rows.entries()) {
    product += row * columns[label]!;
    rowSquares += row ** 2;
    columnSquares += columns[label]! ** 2;
  }
  const spread = (n ** 2 - rowSquares) * (n ** 2 - columnSquares);
  if (spread === 0) return { value: null, reason: "a rater gave every item the same label", n };
  return { value: (agreed * n - product) / Math.sqrt(spread), n };
}
