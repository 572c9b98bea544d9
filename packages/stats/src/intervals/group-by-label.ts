import type { Label } from "../checks/check-labels.js";

/** The positions that carry each label, in the order of first appearance. */
export function groupByLabel(labels: readonly Label[]): Map<Label, number[]> {
  const groups = new Map<Label, number[]>();
  for (const [index, label] of labels.entries()) {
    const group = groups.get(label);
    if (group === undefined) groups.set(label, [index]);
    else group.push(index);
  }
  return groups;
}
