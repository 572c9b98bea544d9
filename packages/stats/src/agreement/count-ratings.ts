import type { Label } from "../checks/check-labels.js";
import { invalidInput } from "../checks/invalid-input.js";
import { sortedLabels } from "./sorted-labels.js";

/**
 * Counts how many raters gave each label to each item, for `fleissKappa`: one list of labels for each item.
 *
 * @example
 * countRatings([["PASS", "PASS", "FAIL"], ["PASS", "PASS", "PASS"]]);
 * // => { labels: ["FAIL", "PASS"], counts: [[1, 2], [0, 3]] }
 */
export function countRatings<L extends Label>(
  items: readonly (readonly L[])[],
  labels: readonly L[] = sortedLabels(items.flat()),
): { readonly labels: readonly L[]; readonly counts: number[][] } {
  const positions = new Map(labels.map((label, position) => [label, position]));
  const counts = items.map((ratings) => {
    const row = Array<number>(labels.length).fill(0);
    for (const label of ratings) {
      const position = positions.get(label);
      if (position === undefined) throw invalidInput(`a rating must be one of ${JSON.stringify(labels)}`, label);
      row[position]! += 1;
    }
    return row;
  });
  return { labels, counts };
}
