import { checkValues } from "../checks/check-values.js";

/** Positions of equal values, in ascending order of the values; `start` is how many values are below. */
export function tieGroups(values: readonly number[]): { start: number; indices: number[] }[] {
  checkValues("values", values);
  const order = [...values.keys()].sort((a, b) => values[a]! - values[b]!);
  const groups: { start: number; indices: number[] }[] = [];
  let last: number | null = null;
  for (const [position, index] of order.entries()) {
    if (last !== null && values[index] === last) groups.at(-1)!.indices.push(index);
    else groups.push({ start: position, indices: [index] });
    last = values[index]!;
  }
  return groups;
}
